import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from '../state/editorStore.ts';

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
export function PageInput({ label, value, required, except, hint, onChange }: PageInputProps) {
  const { state } = useSnapshot(editorStore);
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={`${id}-pages`}
        value={value}
        required={required}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      <datalist id={`${id}-pages`}>
        {state?.pages.map(({ file, key }) =>
          key === except || key.includes('{{') ? null : <option key={file + key} value={key} />,
        )}
      </datalist>
      <p className="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </div>
  );
}
