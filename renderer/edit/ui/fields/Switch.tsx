import { useId } from 'react';
import { Hint } from '../Hint.tsx';
import { labelOfKey } from '../words.ts';
import type { FieldProps } from './Field.tsx';
import { useForm } from './FormContext.ts';
import { Problems } from './Problems.tsx';

/** Yes or no. */
export function Switch({ name, schema, value, path, order }: FieldProps) {
  const { edit } = useForm();
  const id = useId();
  const label = labelOfKey(name);
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
      <Problems at={path} />
    </div>
  );
}
