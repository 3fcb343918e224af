import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import { hasErrors, SchemaFormContext, useForm } from './SchemaFormContext.ts';
import { createBlankValue } from './schemaValues.ts';

interface RecordFieldProps {
  /** Schema of the values. */
  schema: FieldSchema;
  /** Label of the keys. */
  keyLabel: string;
  keys: readonly string[];
  value: Readonly<Record<string, unknown>>;
  path: (string | number)[];
}

/** The entries of a mapping whose keys authors choose, such as redirects. */
export function RecordField({ schema, keyLabel, keys, value, path }: RecordFieldProps) {
  const form = useForm();
  const { Field, edit } = form;
  // The field of a key shows what is wrong with the key, not the field of its value.
  const valueForm = useMemo(
    () => ({
      ...form,
      diagnosticsAt: (at: YamlPath) =>
        form.diagnosticsAt(at).filter((one) => !one.isOfKey || at.length > path.length + 1),
    }),
    [form, path.length],
  );
  const [newKey, setNewKey] = useState('');
  const added = useRef<string>(undefined);
  /** Continues in the value of an entry that was just added. */
  const focusAdded = (element: HTMLElement | null) => {
    if (element?.dataset.key !== added.current) return;
    added.current = undefined;
    // Inputs with completions appear in a second step.
    requestAnimationFrame(() =>
      element?.querySelector<HTMLElement>(':scope > .at :is(input, textarea, button)')?.focus(),
    );
  };
  const add = () => {
    if (newKey === '' || keys.includes(newKey)) return;
    const blank = createBlankValue(schema);
    edit({ kind: 'set', path: [...path, newKey], value: blank }, `Add ${newKey}`);
    added.current = newKey;
    setNewKey('');
  };
  return (
    <>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a renamed entry keeps its fields
        <div className="entry" key={index} data-key={key} ref={focusAdded}>
          <KeyInput
            label={keyLabel}
            value={key}
            path={[...path, key]}
            onChange={(next) =>
              edit({ kind: 'rename', path: [...path, key], key: next }, `Rename ${key}`)
            }
          />
          <SchemaFormContext value={valueForm}>
            <Field
              name={schema.title ?? 'Value'}
              schema={schema}
              value={value[key]}
              path={[...path, key]}
              order={[]}
              optional={false}
            />
          </SchemaFormContext>
          <IconButton
            icon="trash-2"
            label={`Remove ${key}`}
            title="Remove"
            isDanger
            data-once
            onClick={() => edit({ kind: 'remove', path: [...path, key] }, `Remove ${key}`)}
          />
        </div>
      ))}
      <div className="entry">
        <label>
          {`Another ${keyLabel.toLowerCase()}`}
          <input
            value={newKey}
            onChange={(event) => setNewKey(event.target.value)}
            onKeyDown={(event) => event.key === 'Enter' && add()}
          />
        </label>
        <button type="button" onClick={add}>
          Add
        </button>
      </div>
    </>
  );
}

interface KeyInputProps {
  label: string;
  value: string;
  path: (string | number)[];
  onChange(value: string): void;
}

/** An input for a key, which changes when the author leaves it: each letter would be another key. */
function KeyInput({ label, value, path, onChange }: KeyInputProps) {
  const id = useId();
  const wrong = useForm()
    .diagnosticsAt(path)
    .filter(({ isOfKey }) => isOfKey);
  const commit = (event: FormEvent<HTMLInputElement>) => {
    const next = event.currentTarget.value;
    if (next !== '' && next !== value) onChange(next);
  };
  return (
    <div>
      <label>
        {label}
        <input
          key={value}
          defaultValue={value}
          aria-invalid={hasErrors(wrong)}
          aria-describedby={id}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit(event)}
        />
      </label>
      <FieldDiagnostics at={path} id={id} ofKey />
    </div>
  );
}
