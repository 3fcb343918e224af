import { useId } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './SchemaFormContext.ts';

/** A select for one of a few values. */
export function ChoiceField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const id = useId();
  const label = getLabel(name, schema);
  const choices = schema.enum ?? [];
  const choose = (text: string) => {
    if (text === '')
      return value === undefined ? undefined : edit({ kind: 'remove', path }, `Remove ${label}`);
    const choice = choices.find((candidate) => String(candidate) === text) ?? text;
    edit({ kind: 'set', path, value: choice, order }, `Choose ${label}`);
  };
  return (
    <div className="field">
      <Choice
        label={label}
        value={String(value ?? '')}
        choices={choices.map(String)}
        emptyLabel={optional || value === undefined ? 'default' : undefined}
        describedBy={`${id}-hint ${id}-wrong`}
        onChange={choose}
      />
      <Hint id={`${id}-hint`} text={schema.description} />
      <FieldDiagnostics at={path} id={`${id}-wrong`} />
    </div>
  );
}
