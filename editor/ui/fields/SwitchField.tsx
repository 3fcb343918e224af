import { useId } from 'react';
import { Hint } from '../parts/Hint.tsx';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';

/** A checkbox for true or false. */
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
