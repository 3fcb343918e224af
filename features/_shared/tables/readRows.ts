import { CsvTable } from './CsvTable.ts';
import { type CellSchema, readCell } from './readCell.ts';

/** A row as an author would write it in YAML. */
type Row = { [column: string]: unknown };

/** Returns the rows of a table as a text, as `readRows()` does. */
export function readTypedRows(text: string, schema: CellSchema): Record<string, Row> {
  return readRows(new CsvTable(text), schema);
}

/** Returns the rows of a table by their keys, with values of the types that their schema names. */
export function readRows(table: CsvTable, schema: CellSchema = {}): Record<string, Row> {
  const columns = table.columns
    .filter((column) => !table.isKey(column))
    .map(({ path, index }) => ({ path, index, schema: findSchema(schema, path) }));
  return Object.fromEntries(
    [...table.rows].map(([key, { cells }]) => {
      const row: Row = {};
      for (const { path, index, schema } of columns) {
        const value = readCell(cells[index]?.value ?? '', schema, table.separator);
        if (value !== undefined) setIn(row, path, value);
      }
      return [key, row];
    }),
  );
}

function findSchema(schema: CellSchema, path: readonly string[]): CellSchema {
  return path.reduce<CellSchema>(
    (found, step) =>
      (Object.hasOwn(found.properties ?? {}, step) && found.properties?.[step]) || {},
    schema,
  );
}

function setIn(row: Row, [column = '', ...rest]: readonly string[], value: unknown): void {
  if (rest.length === 0) row[column] = value;
  else {
    const inner = (row[column] ?? {}) as Row;
    row[column] = inner;
    setIn(inner, rest, value);
  }
}
