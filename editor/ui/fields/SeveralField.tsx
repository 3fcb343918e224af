import { useEffect, useId, useRef, useState } from 'react';
import { isListDefinition } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../FieldSchema.ts';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { describeField } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { hasErrors, useForm } from './SchemaFormContext.ts';

/** A field for one short text or several, such as recipients, with commas between them. */
export function SeveralField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit, diagnosticsAt } = useForm();
  const id = useId();
  const saved = joinTexts(value);
  const [text, setText] = useState(saved);
  const sent = useRef<string[]>([]);
  // Only what the author did not type here replaces what is being typed.
  useEffect(() => {
    const echo = sent.current.lastIndexOf(saved);
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo < 0) setText(saved);
  }, [saved]);
  const label = getLabel(name, schema);
  const count = Array.isArray(value) ? value.length : 0;
  const entries = Array.from({ length: count }, (_, index) => [...path, index]);
  const change = (next: string) => {
    setText(next);
    const texts = splitTexts(next);
    sent.current.push(texts.join(', '));
    const [only = ''] = texts;
    if (only === '' && optional) {
      if (value !== undefined) edit({ kind: 'remove', path }, `Remove ${label}`);
    } else
      edit({ kind: 'set', path, value: texts.length > 1 ? texts : only, order }, `Edit ${label}`);
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!optional && <span className="required"> required</span>}
      </label>
      <input
        id={id}
        value={text}
        aria-invalid={[path, ...entries].some((at) => hasErrors(diagnosticsAt(at)))}
        aria-describedby={`${id}-hint ${id}-wrong`}
        onChange={(event) => change(event.target.value)}
      />
      <Hint
        id={`${id}-hint`}
        text={`${describeField(schema, label).hint} Write a comma between several.`}
      />
      <div id={`${id}-wrong`}>
        {[path, ...entries].map((at) => (
          <FieldDiagnostics key={at.join()} at={at} />
        ))}
      </div>
    </div>
  );
}

/** Whether a schema takes one text or a list of texts in which no comma occurs, and the value is one of both. */
export function takesSeveral({ anyOf = [] }: FieldSchema, value: unknown): boolean {
  const one = anyOf.find(({ type }) => type === 'string');
  const several = anyOf.find(({ type }) => type === 'array');
  const isShort = (schema: FieldSchema | undefined) =>
    schema?.type === 'string' &&
    (schema.pattern !== undefined || schema.format === 'webhook-address');
  // `to: []` is a choice of its own.
  const isFilled = Array.isArray(value) ? value.length > 0 : value !== null;
  return isFilled && !isListDefinition(value) && isShort(one) && isShort(several?.items);
}

function joinTexts(value: unknown): string {
  return (Array.isArray(value) ? value : [value ?? '']).map(String).join(', ');
}

/** Splits a typed text at commas, semicolons and line breaks. */
export function splitTexts(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}
