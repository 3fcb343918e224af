import { useId } from 'react';
import { Choice } from '../parts/Choice.tsx';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { Segments } from '../parts/Segments.tsx';
import { describeField, type FieldOption } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './SchemaFormContext.ts';

/** One of a few values: side by side if they are short, otherwise as a list that says what each one does. */
export function ChoiceField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit } = useForm();
  const id = useId();
  const label = getLabel(name, schema);
  const { hint, options, preset } = describeField(schema, label);
  const choose = (text: string) => {
    if (text === '' || (text === preset && optional)) {
      if (value !== undefined) edit({ kind: 'remove', path }, `Remove ${label}`);
      return;
    }
    const choice = schema.enum?.find((candidate) => String(candidate) === text) ?? text;
    edit({ kind: 'set', path, value: choice, order }, `Choose ${label}`);
  };
  const usual: FieldOption = { value: '', label: 'Default', text: 'As the style of the site says' };
  const isEmptyOffered = preset === undefined && (optional || value === undefined);
  const all = isEmptyOffered ? [usual, ...options] : options;
  const chosen = String(value ?? preset ?? '');
  const find = (wanted: string) => all.find((option) => option.value === wanted);
  const isShort = all.reduce((sum, option) => sum + option.label.length + 3, 0) <= mostLetters;
  const describedBy = `${id}-hint ${id}-wrong`;
  const isKnown = chosen === '' || find(chosen) !== undefined;
  const Control = isShort && isKnown ? Segments : Choice;
  return (
    <div className="field">
      <Control
        label={label}
        value={chosen}
        choices={all}
        describedBy={describedBy}
        onChange={choose}
      />
      <Hint
        id={`${id}-hint`}
        text={[hint, options.some(({ text }) => text !== '') && withPoint(find(chosen)?.text)]
          .filter(Boolean)
          .join(' ')}
      />
      <FieldDiagnostics at={path} id={`${id}-wrong`} />
    </div>
  );
}

/** How many letters fit side by side in a form, with the space around each choice. */
const mostLetters = 40;

function withPoint(text = ''): string {
  return text === '' ? '' : `${text}.`;
}
