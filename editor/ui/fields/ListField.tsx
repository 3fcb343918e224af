import { useCallback, useId, useRef, useState } from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import { isListDefinition } from '../../../schema/vocabulary.ts';
import { ErrorCount } from '../parts/ErrorCount.tsx';
import { Hint } from '../parts/Hint.tsx';
import { getLabel } from '../parts/humanizeKey.ts';
import { IconButton } from '../parts/IconButton.tsx';
import { Sortable } from '../parts/Sortable.tsx';
import { isMarked } from '../state/hasSamples.ts';
import { summarize } from '../state/summarize.ts';
import { describeField } from './describeField.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { KeyFields } from './KeyFields.tsx';
import { RowListNote } from './RowListNote.tsx';
import { useForm } from './SchemaFormContext.ts';
import { createBlankValue, selectBranch } from './schemaValues.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** A list whose items can be edited, added, moved, duplicated and removed. */
export function ListField({ name, schema, value, path, order }: FieldProps) {
  const { edit } = useForm();
  const added = useRef<number>(undefined);
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const label = getLabel(name, schema);
  const itemSchema = schema.items ?? { type: 'string' };
  const usedKeys = [...new Set(items.flatMap((item) => Object.keys(Object(item))))];
  const labels = items.map((item, index) => summarize(item) || `${label} ${index + 1}`);
  const id = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  useFocusAfterRemoval(list, items.length);
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  if (isListDefinition(value)) return <RowListNote label={label} list={value} path={path} />;
  return (
    <fieldset className="group" ref={list} aria-describedby={id}>
      <legend>{label}</legend>
      <Hint text={describeField(schema, label).hint} />
      <FieldDiagnostics at={path} id={id} />
      <Sortable
        label={label}
        labels={labels}
        onMove={(from, to) => edit({ kind: 'move', path, from, to }, `Move ${labels[from]}`)}
      >
        {(index, place) => (
          <Item
            name={label}
            label={labels[index] ?? ''}
            isAdded={added.current === index}
            usedKeys={usedKeys}
            schema={selectBranch(itemSchema, items[index])}
            value={items[index]}
            // A move that waits for its answer comes before the edits of its items.
            path={[...path, place]}
          />
        )}
      </Sortable>
      <button
        type="button"
        disabled={isFull}
        onClick={() => {
          const item = createBlankValue(itemSchema);
          added.current = items.length;
          edit(
            value === undefined
              ? { kind: 'set', path, value: [item], order }
              : { kind: 'insert', path, index: items.length, value: item },
            `Add to ${label}`,
          );
        }}
      >
        {`Add to ${label.toLowerCase()}`}
      </button>
    </fieldset>
  );
}

interface ItemProps {
  name: string;
  label: string;
  /** Whether the author has just added the item, and continues in its first field. */
  isAdded: boolean;
  /** Keys that any item of the list has. */
  usedKeys: readonly string[];
  schema: FieldProps['schema'];
  value: unknown;
  path: (string | number)[];
}

function Item({ name, label, isAdded, usedKeys, schema, value, path }: ItemProps) {
  const { Field, edit, countErrors } = useForm();
  // An item without a text for its label opens at once.
  const [isOpen, setOpen] = useState(isAdded || label.startsWith(name));
  const focusFirst = useCallback(
    (element: HTMLElement | null) => {
      if (isAdded) element?.querySelector<HTMLElement>('input, textarea, .field button')?.focus();
    },
    [isAdded],
  );
  const remove = (
    <IconButton
      icon="trash-2"
      label={`Remove ${label}`}
      title="Remove"
      isDanger
      data-once
      onClick={() => edit({ kind: 'remove', path }, `Remove ${label}`)}
    />
  );
  if (schema.type !== 'object')
    return (
      <>
        <div className="grow simple" ref={focusFirst}>
          <Field
            name={`${name} ${Number(path.at(-1)) + 1}`}
            schema={{ ...schema, description: '' }}
            value={value}
            path={path}
            order={[]}
            optional={false}
          />
        </div>
        {remove}
      </>
    );
  return (
    <>
      <details
        className="grow item"
        data-item={toJsonPointer(path)}
        {...(isAdded && { 'data-added': true })}
        ref={focusFirst}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          {label} {isMarked(value) && <em className="sample">sample</em>}{' '}
          <ErrorCount count={countErrors(path)} />
        </summary>
        {isOpen && (
          <div className="form">
            <FieldDiagnostics at={path} />
            <KeyFields schema={schema} value={value} path={path} usedKeys={usedKeys} />
          </div>
        )}
      </details>
      <IconButton
        icon="copy"
        label={`Duplicate ${label}`}
        title="Duplicate"
        data-once
        onClick={() => edit({ kind: 'duplicate', path }, `Duplicate ${label}`)}
      />
      {remove}
    </>
  );
}
