import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { editorStore } from './EditorStore.ts';

interface PageInputProps {
  label: string;
  value: string;
  required?: boolean;
  /** The page that is not to choose from. */
  except?: string;
  hint?: string;
  onChange(value: string): void;
}

/** The address of a page, completed from those there are. */
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
