import { useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { formatsBySchema } from '../../text/formatMarkdown.ts';
import { ChooseFile } from '../media/ChooseFile.tsx';
import { CompletionInput } from '../parts/CompletionInput.tsx';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { listForms } from '../state/collections.ts';
import { editorStore } from '../state/editorStore.ts';
import { readTypedValue, toTextEdit } from '../state/toTextEdit.ts';
import { ColorButton } from './ColorButton.tsx';
import { DateInput, isDateText } from './DateInput.tsx';
import { describeField } from './describeField.ts';
import { ExpressionValue } from './ExpressionValue.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { FormattedInput } from './FormattedInput.tsx';
import { IconChoice } from './IconChoice.tsx';
import { hasErrors, useForm } from './SchemaFormContext.ts';

/** A field to type into: text, a number, a link, an icon, a colour or an expression. */
export function TextField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit, diagnosticsAt } = useForm();
  const id = useId();
  const saved = value === undefined || value === null ? '' : String(value);
  const [text, setText] = useState(saved);
  // Updated on blur only: swapping the element during typing would lose the focus.
  const [isMultiline, setMultiline] = useState(() => isLong(saved));
  const sent = useRef<string[]>([]);
  // The server echoes typing late, so echoes are ignored; undo, other windows and changes on disk
  // are not.
  useEffect(() => {
    const echo = sent.current.lastIndexOf(saved);
    if (echo >= 0) {
      sent.current.splice(0, echo + 1);
      return;
    }
    // Earlier requests are over: a later undo may lead back to their texts.
    sent.current = [];
    setText(saved);
    setMultiline(isLong(saved));
  }, [saved]);
  const label = getLabel(name, schema);
  const isInvalid = hasErrors(diagnosticsAt(path));
  const isNumeric = schema.type === 'number' || schema.type === 'integer';
  const change = (next: string) => {
    setText(next);
    sent.current.push(String(readTypedValue(next, schema)));
    const field = { schema, isSet: value !== undefined, path, order, optional };
    const fieldEdit = toTextEdit(next, field);
    if (fieldEdit) edit(fieldEdit, `${fieldEdit.kind === 'remove' ? 'Remove' : 'Edit'} ${label}`);
  };
  const choices = useCompletions(schema.format);
  const labelledBy = `${id}-label`;
  const describedBy = `${id}-hint ${id}-wrong`;
  const common = {
    id,
    value: text,
    'aria-invalid': isInvalid,
    'aria-describedby': describedBy,
    onBlur: () => setMultiline(isLong(text)),
  };
  return (
    <div className="field">
      <label htmlFor={id} id={labelledBy}>
        {label}
        {!optional && <span className="required"> required</span>}
      </label>
      {choices ? (
        <CompletionInput
          id={id}
          labelledBy={labelledBy}
          describedBy={describedBy}
          isInvalid={isInvalid}
          choices={choices}
          value={text}
          onChange={change}
        >
          {(choice) => (schema.format === 'icon' ? <IconChoice name={choice} /> : choice)}
        </CompletionInput>
      ) : isDateText(schema.format, text) ? (
        <DateInput
          id={id}
          labelledBy={labelledBy}
          describedBy={describedBy}
          isInvalid={isInvalid}
          format={schema.format ?? ''}
          value={text}
          onChange={change}
        />
      ) : formatsBySchema[schema.format ?? ''] ? (
        <FormattedInput
          {...common}
          format={schema.format ?? ''}
          isMultiline={isMultiline || schema.format !== 'line'}
          rows={countRows(text)}
          onChange={change}
        />
      ) : isMultiline ? (
        <textarea
          {...common}
          rows={countRows(text)}
          onChange={(event) => change(event.target.value)}
        />
      ) : (
        <input
          {...common}
          inputMode={isNumeric ? 'decimal' : 'text'}
          onChange={(event) => change(event.target.value)}
        />
      )}
      {['color', 'seed-color'].includes(schema.format ?? '') && /^#[0-9a-f]{6}$/i.test(text) && (
        <ColorButton label={`${label}: pick a colour`} value={text} onChange={change} />
      )}
      {schema.format === 'link' && (
        <ChooseFile
          label={label}
          describedBy={describedBy}
          text="Choose a file"
          current={text}
          kinds={['file', 'video', 'picture']}
          onChoose={({ path: file }) => change(file)}
        />
      )}
      <Hint id={`${id}-hint`} text={describeField(schema, label).hint} />
      {text.includes('{{') && <ExpressionValue label={label} text={text} path={path} />}
      <FieldDiagnostics at={path} id={`${id}-wrong`} />
    </div>
  );
}

function countRows(text: string): number {
  return Math.min(10, Math.max(2, Math.ceil(text.length / 42)));
}

function isLong(text: string): boolean {
  return text.length > 60 || text.includes('\n');
}

/** Returns the completions for a field format, or undefined if the format has none. */
function useCompletions(format: string | undefined): readonly string[] | undefined {
  const { state, setup } = useSnapshot(editorStore);
  switch (format) {
    case 'link':
    case 'destination':
    case 'route':
      return state?.routes;
    case 'icon':
      return setup?.icons;
    case 'form-name':
      return state && listForms(state.files);
    default:
      return undefined;
  }
}
