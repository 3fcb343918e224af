import { useEffect, useId, useRef, useState } from 'react';
import { isListDefinition } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { describeField } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { hasErrors, useForm } from './SchemaFormContext.ts';

/** A field for one short text or several, such as recipients: a chip each, and an input for the next one. */
export function SeveralField({ name, schema, value, path, order, optional }: FieldProps) {
  const { edit, diagnosticsAt } = useForm();
  const id = useId();
  const saved = (Array.isArray(value) ? value : [value ?? '']).map(String).join(', ');
  const [{ chips, draft }, setTyped] = useState<TypedTexts>(() => ({
    chips: splitTexts(saved),
    draft: '',
  }));
  const sent = useRef<string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  // Only what the author did not type here replaces what is being typed.
  useEffect(() => {
    const echo = sent.current.lastIndexOf(saved);
    sent.current = echo < 0 ? [] : sent.current.slice(echo + 1);
    if (echo < 0)
      setTyped((last) =>
        joinTexts(last) === saved ? last : { chips: splitTexts(saved), draft: '' },
      );
  }, [saved]);
  const label = getLabel(name, schema);
  const at = (index: number) => (Array.isArray(value) ? [...path, index] : path);
  const change = (next: TypedTexts) => {
    setTyped(next);
    const texts = listTexts(next);
    if (texts.join(', ') === joinTexts({ chips, draft })) return;
    sent.current.push(texts.join(', '));
    const [only = ''] = texts;
    if (only === '' && optional) {
      if (value !== undefined) edit({ kind: 'remove', path }, `Remove ${label}`);
    } else
      edit({ kind: 'set', path, value: texts.length > 1 ? texts : only, order }, `Edit ${label}`);
  };
  const keepDraft = () => change({ chips: listTexts({ chips, draft }), draft: '' });
  const entries = Array.from({ length: Array.isArray(value) ? value.length : 0 }, (_, index) =>
    at(index),
  );
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {!optional && <span className="required"> required</span>}
      </label>
      <div className="chips">
        {chips.map((text, index) => (
          <span className="chip" key={text} data-invalid={hasErrors(diagnosticsAt(at(index)))}>
            {text}
            <button
              type="button"
              aria-label={`Remove ${text}`}
              title="Remove"
              onClick={() => {
                change({ chips: chips.toSpliced(index, 1), draft });
                input.current?.focus();
              }}
            >
              <ToolIcon name="x" />
            </button>
          </span>
        ))}
        <input
          id={id}
          ref={input}
          value={draft}
          aria-invalid={[path, ...entries].some((one) => hasErrors(diagnosticsAt(one)))}
          aria-describedby={`${id}-hint ${id}-wrong`}
          onChange={({ target }) => change(readTyped(chips, target.value))}
          onBlur={keepDraft}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && draft.trim() !== '') {
              event.preventDefault();
              keepDraft();
            } else if (event.key === 'Backspace' && draft === '' && chips.length > 0) {
              event.preventDefault();
              change({ chips: chips.slice(0, -1), draft: '' });
            }
          }}
        />
      </div>
      <Hint
        id={`${id}-hint`}
        text={`${describeField(schema, label).hint} Enter or a comma keeps one and begins the next.`}
      />
      <div id={`${id}-wrong`}>
        {[path, ...entries].map((one) => (
          <FieldDiagnostics key={one.join()} at={one} />
        ))}
      </div>
    </div>
  );
}

/** The texts that are chips, and the one that is being typed. */
interface TypedTexts {
  chips: readonly string[];
  draft: string;
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

/** Splits a typed text at commas, semicolons and line breaks. */
export function splitTexts(text: string): string[] {
  return text
    .split(/[,;\n]+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** Turns what stands before a comma into chips; the rest is still being typed. */
export function readTyped(chips: readonly string[], text: string): TypedTexts {
  const end = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'), text.lastIndexOf('\n'));
  if (end < 0) return { chips, draft: text };
  return {
    chips: [...new Set([...chips, ...splitTexts(text.slice(0, end))])],
    draft: text.slice(end + 1).trimStart(),
  };
}

/** Lists all texts, each of them once. */
function listTexts({ chips, draft }: TypedTexts): string[] {
  return [...new Set([...chips, ...splitTexts(draft)])];
}

function joinTexts(typed: TypedTexts): string {
  return listTexts(typed).join(', ');
}
