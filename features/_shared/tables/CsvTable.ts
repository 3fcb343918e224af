import { nameColumn, nameRow } from './nameColumn.ts';
import { type CsvCell, parseCsv } from './parseCsv.ts';
import type { TableFault } from './TableFault.ts';

/** A column of a table: where its values go in a row, and the cell that names it. */
export interface CsvColumn {
  path: readonly string[];
  header: CsvCell;
  index: number;
}

/** A row of a table. */
export interface CsvRow {
  key: string;
  cells: readonly CsvCell[];
}

/**
 * The text of a table whose first row names the columns. The column `key` has the keys of the rows;
 * where it is empty or missing, the first column makes them.
 */
export class CsvTable {
  readonly text: string;
  readonly separator: string;
  readonly columns: CsvColumn[] = [];
  readonly rows = new Map<string, CsvRow>();
  readonly faults: TableFault[] = [];
  /** Whether rows are missing because the header or the rest of the file cannot be read. */
  readonly isBroken: boolean;
  /** The column with the keys of the rows. Where it is empty, the first other column makes the key. */
  readonly keyColumn: CsvColumn | undefined;
  /** The cells of the first row, also those without a name. */
  readonly header: readonly CsvCell[];

  constructor(text: string) {
    this.text = text;
    const { separator, records, fault } = parseCsv(text);
    const [header = [], ...others] = records;
    this.separator = separator;
    this.header = header;
    this.#readHeader(others);
    this.isBroken = fault !== undefined || this.faults.length > 0;
    this.keyColumn = this.columns.find((column) => this.isKey(column));
    if (fault) this.faults.push(fault);
    else if (!this.isBroken) for (const cells of others) this.#addRow(cells);
  }

  /** Whether a column holds the keys of the rows and is no column of the rows. */
  isKey({ path }: CsvColumn): boolean {
    return path.length === 1 && path[0] === 'key';
  }

  /** Returns the column whose value a path within a row is, or is part of. */
  findColumn(path: readonly (string | number)[]): CsvColumn | undefined {
    return this.columns.find(
      (column) =>
        !this.isKey(column) &&
        path.length > 0 &&
        column.path.every((step, index) => index >= path.length || step === path[index]),
    );
  }

  /** The span of the header. */
  get headerSpan(): { from: number; to: number } {
    return { from: this.header[0]?.from ?? 0, to: this.header.at(-1)?.to ?? 0 };
  }

  /** The index of the column that makes the keys of rows without one. */
  get #nameIndex(): number {
    return this.nameColumn?.index ?? 0;
  }

  /** The column that makes the keys of rows without one. */
  get nameColumn(): CsvColumn | undefined {
    return this.columns.find((column) => !this.isKey(column));
  }

  #readHeader(others: readonly (readonly CsvCell[])[]): void {
    for (const [index, header] of this.header.entries()) {
      const path = nameColumn(header.value);
      const { from, to } = header;
      if (path === undefined) {
        if (others.some((cells) => (cells[index]?.value ?? '') !== ''))
          this.faults.push({
            message: `Column ${index + 1} has cells and no name.`,
            hint: 'name it in the first row, or empty its cells',
            from,
            to,
          });
        continue;
      }
      const other = this.columns.find((column) => overlaps(column.path, path));
      if (other)
        this.faults.push({
          message: `The columns ${other.index + 1} and ${index + 1} are both \`${path.join('.')}\`.`,
          hint: 'rename one of them in the first row',
          from,
          to,
        });
      this.columns.push({ path, header, index });
    }
  }

  #addRow(cells: readonly CsvCell[]): void {
    // Spreadsheets write empty rows below the last one.
    if (cells.every(({ value }) => value.trim() === '')) return;
    const extra = cells.slice(this.header.length).find(({ value }) => value.trim() !== '');
    if (extra) {
      const { from, to } = extra;
      this.faults.push({
        message: `The row has ${cells.length} cells, but the first row names ${this.header.length} columns.`,
        hint: `put a text with \`${this.separator}\` into quotation marks`,
        from,
        to,
      });
      return;
    }
    const given = cells[this.keyColumn?.index ?? -1]?.value.trim() ?? '';
    const isGiven = given !== '';
    const first = cells[isGiven ? (this.keyColumn?.index ?? 0) : this.#nameIndex] ?? cells[0];
    if (!first) return;
    const key = isGiven ? given : nameRow(first.value);
    const { from, to } = first;
    if (key === '')
      this.faults.push({
        message: 'The row has no key.',
        hint: 'fill in its first column, by which rows are named, or a column `key`',
        from,
        to,
      });
    else if (this.rows.has(key))
      this.faults.push({
        message: `Two rows have the key \`${key}\`.`,
        hint: isGiven
          ? 'give one of them another key'
          : 'add a column `key` with another name for each row',
        from,
        to,
      });
    else this.rows.set(key, { key, cells });
  }
}

/** Whether two columns are the same, or one is a part of the other. */
function overlaps(first: readonly string[], second: readonly string[]): boolean {
  const length = Math.min(first.length, second.length);
  return first.slice(0, length).join('\0') === second.slice(0, length).join('\0');
}
