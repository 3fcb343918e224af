import type { ClipboardEvent } from 'react';
import type { FieldSchema } from '../../FieldSchema.ts';
import { readCells } from '../../text/paste/readCells.ts';
import { parsePointer } from '../../yaml/parsePointer.ts';
import { toCellEdits } from './placeCells.ts';
import { useForm } from './SchemaFormContext.ts';
import { takesText } from './tableCells.ts';

interface CellList {
  items: readonly unknown[];
  itemSchema: FieldSchema;
  path: (string | number)[];
  label: string;
}

/** Returns a handler that spreads pasted cells over the rows of a table, from the cell with the focus on. */
export function useCellPaste({ items, itemSchema, path, label }: CellList) {
  const { edit } = useForm();
  if (itemSchema.type !== 'array' || !takesText(itemSchema.items)) return undefined;
  return (event: ClipboardEvent) => {
    const at = (event.target as Element).closest<HTMLElement>('[data-at]')?.dataset.at ?? '';
    const [row, column] = parsePointer(at).slice(path.length);
    const cells = readCells(event.clipboardData);
    if (!cells || typeof row !== 'number' || typeof column !== 'number') return;
    event.preventDefault();
    event.stopPropagation();
    const rows = items as readonly string[][];
    const [edited, ...also] = toCellEdits(cells, { rows, path, row, column });
    if (edited) edit(edited, `Paste into ${label}`, also);
  };
}
