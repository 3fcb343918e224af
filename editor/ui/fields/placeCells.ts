import type { JsonValue } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldEdit } from './SchemaFormContext.ts';

/** The rows of a table, and the cell in which pasting began. */
interface CellPlace {
  rows: readonly (readonly string[])[];
  /** The path of the rows. */
  path: (string | number)[];
  row: number;
  column: number;
}

/** Returns the edits that spread pasted cells over the rows of a table, from one cell on. */
export function toCellEdits(
  cells: readonly (readonly string[])[],
  { rows, path, row, column }: CellPlace,
): FieldEdit[] {
  return placeCells(rows, cells, { row, column }).map((value: JsonValue, index): FieldEdit => {
    const place = row + index;
    return place < rows.length
      ? { kind: 'set', path: [...path, place], value, order: [] }
      : { kind: 'insert', path, index: place, value };
  });
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
