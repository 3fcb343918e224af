import { useId } from 'react';
import { Hint } from '../Hint.tsx';
import { humanizeKey } from '../words.ts';
import type { FieldProps } from './Field.tsx';
import { useForm } from './FormContext.ts';
import { FieldDiagnostics } from './Problems.tsx';

/** Yes or no. */
export function SwitchField({ name, schema, value, path, order }: FieldProps) {
  const { edit } = useForm();
  const id = useId();
  const label = humanizeKey(name);
  return (
    <div className="field switch">
      <input
        id={id}
        type="checkbox"
        checked={value === true}
        aria-describedby={`${id}-hint`}
        onChange={(event) =>
          edit({ kind: 'set', path, value: event.target.checked, order }, `Switch ${label}`)
        }
      />
      <label htmlFor={id}>{label}</label>
      <Hint id={`${id}-hint`} text={schema.description} />
      <FieldDiagnostics at={path} />
    </div>
  );
}
