import { useState } from 'react';
import { isListDefinition } from '../../../schema/reference/lists/isListDefinition.ts';
import { ErrorCount } from '../parts/ErrorCount.tsx';
import { Hint } from '../parts/Hint.tsx';
import { humanizeKey } from '../parts/humanizeKey.ts';
import { Sortable } from '../parts/Sortable.tsx';
import { summarize } from '../parts/summarize.ts';
import { FieldDiagnostics } from './FieldDiagnostics.tsx';
import type { FieldProps } from './FieldProps.ts';
import { useForm } from './FormContext.ts';
import { KeyFields } from './KeyFields.tsx';
import { RowListNote } from './RowListNote.tsx';
import { createBlankValue, selectBranch } from './schemaValues.ts';

/** A list whose items can be edited, added, moved, duplicated and removed. */
export function ListField({ name, schema, value, path }: FieldProps) {
  const { edit } = useForm();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const label = humanizeKey(name);
  if (isListDefinition(value)) return <RowListNote label={label} list={value} path={path} />;
  const itemSchema = schema.items ?? { type: 'string' };
  const labels = items.map((item, index) => summarize(item) || `${label} ${index + 1}`);
  const isFull = schema.maxItems !== undefined && items.length >= schema.maxItems;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Hint text={schema.description} />
      <FieldDiagnostics at={path} />
      <Sortable
        label={label}
        labels={labels}
        onMove={(from, to) => edit({ kind: 'move', path, from, to }, `Move ${labels[from]}`)}
      >
        {(index, place) => (
          <Item
            name={label}
            label={labels[index] ?? ''}
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
        onClick={() =>
          edit(
            { kind: 'insert', path, index: items.length, value: createBlankValue(itemSchema) },
            `Add to ${label}`,
          )
        }
      >
        {`Add to ${label.toLowerCase()}`}
      </button>
    </fieldset>
  );
}

interface ItemProps {
  name: string;
  label: string;
  schema: FieldProps['schema'];
  value: unknown;
  path: (string | number)[];
}

function Item({ name, label, schema, value, path }: ItemProps) {
  const { Field, edit, countErrors } = useForm();
  // A new item has no text for its label yet and opens at once.
  const [isOpen, setOpen] = useState(label.startsWith(name));
  const buttons = (
    <span className="actions">
      <button
        type="button"
        className="quiet"
        aria-label={`Duplicate ${label}`}
        onClick={() => edit({ kind: 'duplicate', path }, `Duplicate ${label}`)}
      >
        Duplicate
      </button>
      <button
        type="button"
        className="quiet"
        aria-label={`Remove ${label}`}
        onClick={() => edit({ kind: 'remove', path }, `Remove ${label}`)}
      >
        Remove
      </button>
    </span>
  );
  if (schema.type !== 'object')
    return (
      <>
        <div className="grow simple">
          <Field
            name={`${name} ${Number(path.at(-1)) + 1}`}
            schema={{ ...schema, description: '' }}
            value={value}
            path={path}
            order={[]}
            optional={false}
          />
        </div>
        <button
          type="button"
          className="quiet"
          aria-label={`Remove ${label}`}
          onClick={() => edit({ kind: 'remove', path }, `Remove ${label}`)}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </>
    );
  return (
    <details
      className="grow item"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        {label} <ErrorCount count={countErrors(path)} />
      </summary>
      {isOpen && (
        <>
          <FieldDiagnostics at={path} />
          <KeyFields schema={schema} value={value} path={path} />
          {buttons}
        </>
      )}
    </details>
  );
}
