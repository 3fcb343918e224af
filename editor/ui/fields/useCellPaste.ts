import type { ClipboardEvent } from 'react';
import type { FieldSchema } from '../../FieldSchema.ts';
import { readCells } from '../../text/paste/readCells.ts';
import type { Content } from '../../yaml/emit.ts';
import { parsePointer } from '../../yaml/parsePointer.ts';
import { type FieldEdit, useForm } from './FormContext.ts';

interface CellList {
  items: readonly unknown[];
  itemSchema: FieldSchema;
  path: (string | number)[];
  label: string;
}

/** Returns a handler that spreads pasted cells over the rows of a table, from the cell with the focus on. */
export function useCellPaste({ items, itemSchema, path, label }: CellList) {
  const { edit } = useForm();
  if (itemSchema.type !== 'array' || itemSchema.items?.type !== 'string') return undefined;
  return (event: ClipboardEvent) => {
    const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at ?? '';
    const [row, column] = parsePointer(at).slice(path.length);
    const cells = readCells(event.clipboardData);
    if (!cells || typeof row !== 'number' || typeof column !== 'number') return;
    event.preventDefault();
    event.stopPropagation();
    const placed = placeCells(items as readonly string[][], cells, { row, column });
    const [edited, ...also] = placed.map((value: Content, index): FieldEdit => {
      const place = row + index;
      return place < items.length
        ? { kind: 'set', path: [...path, place], value, order: [] }
        : { kind: 'insert', path, index: place, value };
    });
    if (edited) edit(edited, `Paste into ${label}`, also);
  };
}

/** Returns the rows that pasted cells change, each as wide as the row in which pasting began. */
export function placeCells(
  rows: readonly (readonly string[])[],
  cells: readonly (readonly string[])[],
  { row, column }: { row: number; column: number },
): string[][] {
  const width = rows[row]?.length ?? 0;
  return cells.map((pasted, index) => {
    const before = rows[row + index] ?? Array<string>(width).fill('');
    const size = Math.max(before.length, column + pasted.length);
    return Array.from({ length: size }, (_, at) => pasted[at - column] ?? before[at] ?? '');
  });
}
