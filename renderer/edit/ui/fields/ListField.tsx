import { type ReactNode, useState } from 'react';
import { Hint } from '../Hint.tsx';
import { Sortable } from '../Sortable.tsx';
import { humanizeKey, summarize } from '../words.ts';
import { Field, type FieldProps } from './Field.tsx';
import { KeyFields } from './Form.tsx';
import { useForm } from './FormContext.ts';
import { FieldDiagnostics } from './Problems.tsx';
import { createBlankValue, selectBranch } from './schemaValues.ts';

/** A list: items to fill in, add, drag, duplicate and remove. */
export function ListField({ name, schema, value, path }: FieldProps) {
  const { edit } = useForm();
  const items = Array.isArray(value) ? (value as unknown[]) : [];
  const label = humanizeKey(name);
  const item = schema.items ?? { type: 'string' };
  const labels = items.map((one, index) => summarize(one) || `${label} ${index + 1}`);
  const full = schema.maxItems !== undefined && items.length >= schema.maxItems;
  return (
    <fieldset className="group">
      <legend>{label}</legend>
      <Hint text={schema.description} />
      <FieldDiagnostics at={path} />
      <Sortable
        labels={labels}
        onMove={(from, to) => edit({ kind: 'move', path, from, to }, `Move ${labels[from]}`)}
      >
        {(index, handle) => (
          <Item
            name={label}
            label={labels[index] ?? ''}
            schema={selectBranch(item, items[index])}
            value={items[index]}
            path={[...path, index]}
            handle={handle}
          />
        )}
      </Sortable>
      <button
        type="button"
        disabled={full}
        onClick={() =>
          edit(
            { kind: 'insert', path, index: items.length, value: createBlankValue(item) },
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
  handle: ReactNode;
}

function Item({ name, label, schema, value, path, handle }: ItemProps) {
  const { edit, countErrors: errors } = useForm();
  const wrong = errors?.(path) ?? 0;
  // What has no words of its own yet is there to be filled in.
  const [open, setOpen] = useState(label.startsWith(name));
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
      <div className="line simple">
        {handle}
        <div className="grow">
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
      </div>
    );
  return (
    <div className="line">
      {handle}
      <details
        className="grow item"
        open={open}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>
          {label}{' '}
          {wrong > 0 && (
            <strong className="count">{`${wrong} ${wrong === 1 ? 'problem' : 'problems'}`}</strong>
          )}
        </summary>
        {open && (
          <>
            <FieldDiagnostics at={path} />
            <KeyFields schema={schema} value={value} path={path} />
            {buttons}
          </>
        )}
      </details>
    </div>
  );
}
