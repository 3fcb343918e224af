import { useId } from 'react';
import { Hint } from '../parts/Hint.tsx';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';

/** A select for one of a few values. */
export function ChoiceField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const id = useId();
  const label = humanizeKey(name);
  const choices = schema.enum ?? [];
  const choose = (text: string) => {
    if (text === '')
      return value === undefined ? undefined : edit({ kind: 'remove', path }, `Remove ${label}`);
    const choice = choices.find((candidate) => String(candidate) === text) ?? text;
    edit({ kind: 'set', path, value: choice, order }, `Choose ${label}`);
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={String(value ?? '')}
        aria-describedby={`${id}-hint`}
        onChange={(event) => choose(event.target.value)}
      >
        {(optional || value === undefined) && <option value="">default</option>}
        {value !== undefined && !choices.includes(value as string) && (
          <option>{String(value)}</option>
        )}
        {choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <Hint id={`${id}-hint`} text={schema.description} />
      <FieldDiagnostics at={path} />
    </div>
  );
}
