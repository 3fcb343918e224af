import type { TableFault } from './TableFault.ts';

/** A cell of a table: its text, and where it is in the file. */
export interface CsvCell {
  /** The text without quotation marks around it, and with single ones in it. */
  value: string;
  /** Where the cell begins and ends, with its quotation marks. */
  from: number;
  to: number;
  isQuoted: boolean;
}

/** A text as it is split by separators and line breaks. */
export interface CsvRecords {
  separator: string;
  records: CsvCell[][];
  /** Why the rest of the file cannot be read. */
  fault?: TableFault;
}

/**
 * Splits a text into records and cells as RFC 4180 says, with the separator that its first line has most
 * often outside of quotation marks: `;`, `,` or a tab. A line `sep=;` above it names the separator.
 */
export function parseCsv(text: string): CsvRecords {
  const start = text.startsWith('\uFEFF') ? 1 : 0;
  const [line, named] = /^sep=(.)\r?\n/.exec(text.slice(start, start + 8)) ?? [];
  const from = start + (line?.length ?? 0);
  const separator = named ?? findSeparator(text, from);
  return { separator, ...readRecords(text, from, separator) };
}

function findSeparator(text: string, from: number): string {
  const counts = [';', ',', '\t'].map((separator) => ({
    separator,
    cells: readRecords(text, from, separator, 1).records[0]?.length ?? 0,
  }));
  return counts.reduce((best, one) => (one.cells > best.cells ? one : best)).separator;
}

function readRecords(
  text: string,
  from: number,
  separator: string,
  most = Number.POSITIVE_INFINITY,
): Omit<CsvRecords, 'separator'> {
  const records: CsvCell[][] = [];
  let cells: CsvCell[] = [];
  for (let at = from; at < text.length && records.length < most; ) {
    const cell = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator);
    const next = cell && text[cell.to];
    if (!cell) return { records, fault: { ...unclosed, from: at, to: at + 1 } };
    if (next !== undefined && next !== separator && next !== '\n' && next !== '\r')
      return { records, fault: { ...trailing, from: cell.to, to: cell.to + 1 } };
    cells.push(cell);
    at = cell.to;
    if (next === separator) {
      at++;
      // The last cell of the file is empty.
      if (at === text.length) cells.push({ value: '', from: at, to: at, isQuoted: false });
      else continue;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    records.push(cells);
    cells = [];
  }
  if (cells.length > 0) records.push(cells);
  return { records };
}

const unclosed = {
  message: 'The quotation mark is not closed.',
  hint: 'close it behind the text of the cell; write a quotation mark in a cell twice: `""`',
};

const trailing = {
  message: 'Text follows the closing quotation mark of the cell.',
  hint: 'put all of the cell into quotation marks, and write a quotation mark in it twice: `""`',
};

function readPlain(text: string, from: number, separator: string): CsvCell {
  let to = from;
  while (to < text.length && text[to] !== separator && text[to] !== '\n' && text[to] !== '\r') to++;
  return { value: text.slice(from, to), from, to, isQuoted: false };
}

function readQuoted(text: string, from: number): CsvCell | undefined {
  let close = text.indexOf('"', from + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close < 0) return undefined;
  const value = text
    .slice(from + 1, close)
    .replaceAll('""', '"')
    .replaceAll('\r\n', '\n');
  return { value, from, to: close + 1, isQuoted: true };
}
