import { type ReactNode, useEffect, useRef } from 'react';
import { toJsonPointer } from '../../../base/text/toJsonPointer.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { getLabel } from '../parts/humanizeKey.ts';
import { ToolIcon } from '../parts/ToolIcon.tsx';
import { useForm } from './SchemaFormContext.ts';
import { createBlankValue, selectBranch } from './schemaValues.ts';

interface AddFieldsProps {
  fields: readonly [key: string, schema: FieldSchema][];
  value: Readonly<Record<string, unknown>>;
  path: (string | number)[];
  order: readonly string[];
  onAdd(key: string): void;
}

/** A button for each field that is not in use, which adds it. */
export function AddFields({ fields, value, path, order, onAdd }: AddFieldsProps) {
  const { edit } = useForm();
  if (fields.length === 0) return null;
  const add = (key: string, schema: FieldSchema) => {
    onAdd(key);
    const branch = selectBranch(schema, undefined);
    const blank =
      branch.type === 'array' && branch.items
        ? [createBlankValue(branch.items)]
        : branch.type === 'object' && branch.required?.length
          ? createBlankValue(branch)
          : undefined;
    if (value[key] === undefined && blank !== undefined)
      edit(
        { kind: 'set', path: [...path, key], value: blank, order },
        `Add ${getLabel(key, schema)}`,
      );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and a legend of its own.
    <div className="add-fields" role="group" aria-label="Add a field">
      {fields.map(([key, schema]) => (
        <button
          key={key}
          type="button"
          data-reveals={toJsonPointer([...path, key])}
          onClick={() => add(key, schema)}
        >
          <ToolIcon name="plus" />
          <span>
            <span className="visually-hidden">Add </span>
            {getLabel(key, schema)}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Holds a field that was just added, and gives it the focus. */
export function AddedField({ pointer, children }: { pointer: string; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    const before = document.activeElement;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const focus = (tries: number) => {
      // The author is elsewhere by now.
      if (![before, document.body].includes(document.activeElement)) return;
      // The content of a list or group may arrive with the answer of the server.
      const isAwaited = find('fieldset') && tries > 0;
      const input =
        find('input, textarea, select, [data-first]') ?? (isAwaited ? undefined : find(buttons));
      if (input) input.focus();
      else if (tries > 0) frame = requestAnimationFrame(() => focus(tries - 1));
    };
    focus(300);
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div className="at" data-item={pointer} data-added ref={place}>
      {children}
    </div>
  );
}

const buttons = 'summary, button:not(.handle, .quiet)';
