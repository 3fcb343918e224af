import { booleanWords, readBoolean } from './readCell.ts';

/** What a new cell looks like: the cells of its column, the one that it replaces first. */
interface CellStyle {
  /** Texts of other cells of the column. */
  others: readonly string[];
  /** The text that is replaced. */
  before: string;
  separator: string;
}

/** Returns the text of a cell for a value, in the way in which its column writes such values. */
export function formatCell(value: unknown, style: CellStyle): string {
  const { others, before, separator } = style;
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return formatBoolean(value, [before, ...others]);
  if (typeof value === 'number')
    return separator === ';' ? String(value).replace('.', ',') : String(value);
  if (Array.isArray(value)) {
    const items = value.map((item) => formatCell(item, style));
    const inLines = before.includes('\n') || items.some((item) => item.includes(','));
    // The line break below a single item keeps its commas from splitting it.
    if (inLines) return items.length === 1 ? `${items[0]}\n` : items.join('\n');
    return items.join(', ');
  }
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return formatDay(text, [before, ...others]);
}

function formatBoolean(value: boolean, cells: readonly string[]): string {
  const known = cells.find((cell) => readBoolean(cell.trim()) !== undefined)?.trim() ?? '';
  const pair = booleanWords.find((words) => words.includes(known.toLowerCase() || 'true'));
  const word = pair?.[value ? 0 : 1] ?? String(value);
  return known !== known.toLowerCase() ? word.toUpperCase() : word;
}

/** Writes a day as `31.12.2026` where its column does. */
function formatDay(text: string, cells: readonly string[]): string {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const isDotted = cells.some((cell) => /^\s*\d{1,2}\.\d{1,2}\.\d{4}\s*$/.test(cell));
  return year !== undefined && isDotted ? `${day}.${month}.${year}` : text;
}
