import type { ReadCollection } from '../../../schema/index.ts';
import { CsvTable, readRows } from '../../_shared/tables/index.ts';
import { reportTable } from '../rules/table-unreadable.ts';

/** Reads data/<name>.csv: the first row names the columns, each other one is a row of the collection. */
export const readCollection: ReadCollection = (source, schema) => {
  const table = new CsvTable(source.text);
  const { required = [] } = (schema ?? {}) as { required?: readonly string[] };
  const missing = table.isBroken
    ? []
    : required.filter((column) => !table.columns.some(({ path }) => path[0] === column));
  const problems = [
    ...table.faults.map(({ message, hint, from, to }) =>
      reportTable({ message, hint, at: { file: source, from, to } }),
    ),
    ...missing.map((column) =>
      reportTable({
        message: `The column \`${column}\` is missing in the first row.`,
        hint: `add it to the first row, or remove it from \`required\` in ${source.path.replace(/csv$/, 'schema.yaml')}`,
        at: { file: source, ...table.headerSpan },
      }),
    ),
  ];
  const broken = table.isBroken || missing.length > 0;
  return {
    value: broken ? undefined : readRows(table, schema as object | undefined),
    keys: [...table.rows.keys()],
    broken,
    partial: problems.length > 0,
    problems,
    locate: ([key, ...path], part) => locateInTable(table, key, path, part),
  };
};

function locateInTable(
  table: CsvTable,
  key: string | number | undefined,
  path: readonly (string | number)[],
  part: unknown,
): { from: number; to: number } {
  const row = table.rows.get(String(key));
  if (!row) return table.headerSpan;
  const column = table.findColumn(path);
  if (column && part === 'key') return column.header;
  const cell = row.cells[column?.index ?? table.nameColumn?.index ?? 0];
  const [first] = row.cells;
  if (part === 'whole' && path.length === 0)
    return { from: first?.from ?? 0, to: row.cells.at(-1)?.to ?? 0 };
  const { from, to, isQuoted } = cell ?? first ?? { from: 0, to: 0, isQuoted: false };
  return isQuoted ? { from: from + 1, to: to - 1 } : { from, to };
}
