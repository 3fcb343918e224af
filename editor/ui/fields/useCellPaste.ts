import type { ClipboardEvent } from 'react';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';
import { readCells } from '../../text/paste/readCells.ts';
import { parsePointer } from '../../yaml/parsePointer.ts';
import { showMessage } from '../state/editorStore.ts';
import { toCellEdits } from './placeCells.ts';
import { useForm } from './SchemaFormContext.ts';
import { readCellText, takesText } from './tableCells.ts';

interface CellList {
  items: readonly unknown[];
  itemSchema: FieldSchema;
  path: (string | number)[];
  label: string;
  /** The number of columns. */
  width: number;
}

/** Returns a handler that spreads pasted cells over the rows of a table, from the cell with the focus on. */
export function useCellPaste({ items, itemSchema, path, label, width }: CellList) {
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
    const wide = Math.max(...cells.map((line) => line.length)) + column - width;
    const read = (text: string) => readCellText(text, itemSchema) as string;
    const fitting = cells.map((line) => line.slice(0, width - column).map(read));
    const [edited, ...also] = toCellEdits(fitting, { rows, path, row, column });
    if (edited) edit(edited, `Paste into ${label}`, also);
    // After the edit, whose answer removes the message before it.
    if (wide > 0)
      showMessage(
        `The table has ${width} columns: ${wide} more ${wide === 1 ? 'was' : 'were'} left out.`,
      );
  };
}
