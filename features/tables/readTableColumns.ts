import { CsvTable, JsonTable } from '../_shared/tables/index.ts';
import { type ColumnType, proposeType } from './proposeType.ts';

/** A column of a table, as a row schema describes it. */
export interface TableColumn {
  path: readonly string[];
  type: ColumnType;
  /** The cell that names it, if that is not the name of the column. */
  title: string | undefined;
  /** Whether each row has a value. */
  isRequired: boolean;
}

/** What is known of a table, or the first place that cannot be read. */
interface TableColumns {
  columns: TableColumn[];
  rows: number;
  fault: { message: string; hint: string; from: number } | undefined;
}

/** Reads the columns of a table, with the types that fit all of their values. */
export function readTableColumns(text: string, ending: string): TableColumns {
  return ending === '.csv' ? readCsvColumns(text) : readJsonColumns(text);
}

function readCsvColumns(text: string): TableColumns {
  const table = new CsvTable(text);
  const rows = [...table.rows.values()];
  const columns = table.columns
    .filter((column) => !table.isKey(column))
    .map(({ path, header, index }): TableColumn => {
      const cells = rows.map(({ cells }) => cells[index]?.value.trim() ?? '');
      const filled = cells.filter((cell) => cell !== '');
      const title = header.value.trim();
      return {
        path,
        type: proposeType(filled, table.separator),
        title: title === path.join('.') ? undefined : title,
        isRequired: cells.length > 0 && filled.length === cells.length,
      };
    });
  return { columns, rows: rows.length, fault: table.faults[0] };
}

function readJsonColumns(text: string): TableColumns {
  const table = new JsonTable(text);
  const rows = Object.values((table.value ?? {}) as Record<string, Record<string, unknown>>);
  const names = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  const columns = [...names].map((name): TableColumn => {
    const values = rows.flatMap((row) => (row?.[name] === undefined ? [] : [row[name]]));
    return {
      path: [name],
      type: proposeType(values, ','),
      title: undefined,
      isRequired: values.length === rows.length,
    };
  });
  return { columns, rows: rows.length, fault: table.faults[0] };
}
