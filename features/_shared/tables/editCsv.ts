import { EditError, editValue, type YamlEdit, YamlText } from '../yamlEdits/index.ts';
import { type CsvColumn, type CsvRow, CsvTable } from './CsvTable.ts';
import { formatCell } from './formatCell.ts';
import { nameRow } from './nameColumn.ts';
import { splitList } from './readCell.ts';
import { readRows } from './readRows.ts';

/** Reads a table for the editor, with the texts of its cells. Throws an EditError if it is not valid. */
export function readCsvRows(text: string): YamlText {
  const table = new CsvTable(text);
  const [fault] = table.faults;
  if (table.isBroken && fault)
    throw new EditError(`${fault.message} Correct the file in a spreadsheet, or as text`);
  return new YamlText(text, readRows(table));
}

/**
 * Applies an edit to a table: changes the line of its row and leaves every other byte. Throws an EditError
 * if that is not possible.
 */
export function editCsv({ text }: YamlText, edit: YamlEdit): YamlText {
  const table = new CsvTable(text);
  const [key, ...path] = edit.path.map(String);
  if (edit.kind === 'move' && key === undefined) return readCsvRows(moveRow(table, edit));
  if (key === undefined) throw new EditError('Rows of a table are added one by one');
  const row = table.rows.get(key);
  if (!row && (edit.kind !== 'set' || path.length > 0))
    throw new EditError('The value to change no longer exists');
  if (!row) return readCsvRows(addRow(table, key, edit.kind === 'set' ? edit.value : {}));
  if (path.length > 0) return readCsvRows(editCell(table, row, edit));
  if (edit.kind === 'remove') return readCsvRows(removeRow(table, row));
  if (edit.kind === 'duplicate' && edit.key) return readCsvRows(copyRow(table, row, edit.key));
  if (edit.kind === 'rename') return readCsvRows(setKey(table, key, edit.key));
  throw new EditError('A table has no such change. Edit the file as text instead');
}

function editCell(table: CsvTable, { key, cells }: CsvRow, edit: YamlEdit): string {
  const steps = edit.path.slice(1);
  const column = table.findColumn(steps);
  const before = cells[column?.index ?? Number.POSITIVE_INFINITY]?.value ?? '';
  const inner = steps.slice(column?.path.length ?? steps.length);
  const isWhole = inner.length === 0 && (edit.kind === 'set' || edit.kind === 'remove');
  const value = isWhole
    ? edit.kind === 'set'
      ? edit.value
      : undefined
    : editValue(splitList(before), { ...edit, path: inner });
  if (isMapping(value) && isWhole)
    return Object.entries(value).reduce(
      (text, [name, part]) =>
        editCsv(new YamlText(text, {}), { kind: 'set', path: [key, ...steps, name], value: part })
          .text,
      table.text,
    );
  const changed = setCell(table, key, column ?? steps.map(String), value);
  const after = new CsvTable(changed);
  // The address of the row stays, although its name makes its key.
  return after.rows.has(key) ? changed : keepKey(after, table, key);
}

function isMapping(value: unknown): value is Record<string, never> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Sets a cell of a row; a column that the table lacks is added to the header, and to this row. */
function setCell(
  table: CsvTable,
  key: string,
  column: CsvColumn | readonly string[],
  value: unknown,
): string {
  if ('index' in column)
    return replaceCell(table, table.rows.get(key) as CsvRow, column.index, value);
  if (value === undefined) return table.text;
  const end = table.headerSpan.to;
  const header = table.separator + quote(column.join('.'), table.separator);
  const widened = new CsvTable(table.text.slice(0, end) + header + table.text.slice(end));
  const row = widened.rows.get(key) as CsvRow;
  return replaceCell(widened, row, widened.header.length - 1, value);
}

function replaceCell(
  { text, separator, rows }: CsvTable,
  { cells }: CsvRow,
  index: number,
  value: unknown,
): string {
  const cell = cells[index];
  const before = cell?.value ?? '';
  const others = [...rows.values()].flatMap(({ cells }) => cells[index]?.value || []);
  const after = formatCell(value, { before, others, separator });
  if (after === before) return text;
  const end = cells.at(-1)?.to ?? 0;
  const from = cell?.from ?? end;
  const padding = cell ? '' : separator.repeat(index - cells.length + 1);
  const raw = quote(after, separator, cell?.isQuoted && after !== '');
  return text.slice(0, from) + padding + raw + text.slice(cell?.to ?? end);
}

/** Puts a text into quotation marks if it needs them, or had them before. */
function quote(text: string, separator: string, isQuoted = false): string {
  const needs = isQuoted || text.includes(separator) || /["\r\n]|^\s|\s$/.test(text);
  return needs ? `"${text.replaceAll('"', '""')}"` : text;
}

function setKey(table: CsvTable, key: string, to: string): string {
  if (key !== to && table.rows.has(to)) throw new EditError(`\`${to}\` already exists`);
  return setCell(table, key, table.keyColumn ?? ['key'], to);
}

/** Gives the row whose key changed with its name the key that it had. */
function keepKey(changed: CsvTable, before: CsvTable, key: string): string {
  const now = [...changed.rows.keys()].find((one) => !before.rows.has(one));
  if (now === undefined)
    throw new EditError('Another row has this name. Add a column `key` to the table first');
  return setKey(changed, now, key);
}

function addRow(table: CsvTable, key: string, value: unknown): string {
  const { text, separator } = table;
  const lineBreak = text.includes('\r\n') ? '\r\n' : '\n';
  const name = isMapping(value) ? String(value[table.nameColumn?.path[0] ?? ''] ?? key) : key;
  const cells = table.header.map((_, index) =>
    index === table.keyColumn?.index ? key : index === table.nameColumn?.index ? name : '',
  );
  const line = cells.map((cell) => quote(cell, separator)).join(separator);
  const end = /\r?\n$/.test(text) ? '' : lineBreak;
  let added = new CsvTable(`${text}${end}${line}${lineBreak}`);
  const now = [...added.rows.keys()].at(-1) ?? key;
  if (added.rows.size === table.rows.size) throw new EditError('Another row has this name');
  if (now !== key) added = new CsvTable(setKey(added, now, key));
  return Object.entries(isMapping(value) ? value : {}).reduce(
    (text, [name, part]) =>
      editCsv(new YamlText(text, {}), { kind: 'set', path: [key, name], value: part }).text,
    added.text,
  );
}

/** Returns the span of the lines of a row, with its line break. */
function findLines({ text }: CsvTable, { cells }: CsvRow): { from: number; to: number } {
  const end = cells.at(-1)?.to ?? 0;
  const [lineBreak = ''] = /^\r?\n|^\r/.exec(text.slice(end, end + 2)) ?? [];
  return { from: cells[0]?.from ?? 0, to: end + lineBreak.length };
}

function removeRow(table: CsvTable, row: CsvRow): string {
  const { from, to } = findLines(table, row);
  return table.text.slice(0, from) + table.text.slice(to);
}

function copyRow(table: CsvTable, row: CsvRow, key: string): string {
  if (table.rows.has(key)) throw new EditError(`\`${key}\` already exists`);
  const { from, to } = findLines(table, row);
  const index = table.keyColumn?.index ?? table.nameColumn?.index ?? 0;
  const line = row.cells
    .map((cell, at) => (at === index ? key : table.text.slice(cell.from, cell.to)))
    .join(table.separator);
  const end = /[\r\n]$/.test(table.text.slice(from, to)) ? '' : '\n';
  const copy = new CsvTable(
    `${table.text.slice(0, to)}${end}${line}${table.text.slice(row.cells.at(-1)?.to, to) || ''}${table.text.slice(to)}`,
  );
  const made = nameRow(key);
  return copy.rows.has(key) ? copy.text : setKey(copy, made, key);
}

function moveRow(table: CsvTable, { from, to }: { from: number; to: number }): string {
  const rows = [...table.rows.values()];
  const row = rows[from];
  const target = rows[to];
  if (!row || !target) throw new EditError('The value to change no longer exists');
  const [own, other] = [findLines(table, row), findLines(table, target)];
  const { text } = table;
  const line = text.slice(own.from, own.to);
  const whole = /[\r\n]$/.test(line) ? line : `${line}${text.includes('\r\n') ? '\r\n' : '\n'}`;
  if (from > to)
    return (
      text.slice(0, other.from) + whole + text.slice(other.from, own.from) + text.slice(own.to)
    );
  const between = text.slice(own.to, other.to);
  const lineBreak = /[\r\n]$/.test(between) ? '' : whole.slice(line.trimEnd().length);
  return text.slice(0, own.from) + between + lineBreak + whole + text.slice(other.to);
}
