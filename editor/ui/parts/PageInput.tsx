import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';
import { CompletionInput } from './CompletionInput.tsx';

interface PageInputProps {
  label: string;
  value: string;
  required?: boolean;
  /** Route key of a page that must not be offered. */
  except?: string;
  hint?: string;
  onChange(value: string): void;
}

/** An input for the address of a page, with the site's pages as completions. */
export function PageInput({
  label,
  value,
  required = false,
  except,
  hint,
  onChange,
}: PageInputProps) {
  const { state } = useSnapshot(editorStore);
  const id = useId();
  const keys = state?.pages.map(({ key }) => key) ?? [];
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
      </label>
      <CompletionInput
        id={id}
        labelledBy={`${id}-label`}
        describedBy={`${id}-hint`}
        value={value}
        choices={keys.filter((key) => key !== except && !key.includes('{{'))}
        isRequired={required}
        onChange={onChange}
      />
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
