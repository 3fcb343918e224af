import type { ListedSubmission } from '../../_shared/ports/Intake.ts';

/**
 * Formats submissions as CSV (RFC 4180, UTF-8 with a byte order mark for Excel): a column for each
 * field that occurs. Spreadsheets run cells that begin like a formula, so such text gets an apostrophe
 * in front, whatever character the spreadsheet takes for a separator.
 */
export function formatCsv(submissions: readonly ListedSubmission[]): string {
  const names = [...new Set(submissions.flatMap(({ data }) => Object.keys(data)))];
  const header = ['id', 'form', 'receivedAt', 'status', ...names, 'files'];
  const rows = submissions.map(({ id, form, receivedAt, status, data, files }) => [
    ...[id, form, receivedAt, status],
    ...names.map((name) => data[name]),
    files,
  ]);
  return `\ufeff${[header, ...rows].map((row) => row.map(formatCell).join(',')).join('\r\n')}\r\n`;
}

function formatCell(value: unknown): string {
  const text = makeInert(toText(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function toText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.map(toText).join('; ') : String(value);
}

/**
 * Puts an apostrophe before what a spreadsheet could take for a formula, also in the wide forms of the
 * characters: at the start of the text, of a later line, and after each character that separates cells
 * somewhere. A program with another separator does not heed the quotes around the text.
 */
function makeInert(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  return text.replace(/(?:^|(?<=[;,|\t\r\n]))(?=[\s"]*[=+\-@\t\r|%＝＋－＠])/g, "'");
}
