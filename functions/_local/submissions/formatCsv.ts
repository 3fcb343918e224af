import type { ListedSubmission } from '../../_shared/ports/Intake.ts';

/**
 * Formats submissions as CSV (RFC 4180, UTF-8 with a byte order mark for Excel): a column for each
 * field that occurs. Spreadsheets run cells that begin like a formula, so such values get an apostrophe
 * in front.
 */
export function formatCsv(submissions: readonly ListedSubmission[]): string {
  const names = [...new Set(submissions.flatMap(({ data }) => Object.keys(data)))];
  const header = ['id', 'form', 'receivedAt', 'status', ...names, 'files'];
  const rows = submissions.map(({ id, form, receivedAt, status, data, resume, files }) => [
    ...[id, form, receivedAt, status],
    ...names.map((name) => data[name]),
    [...(resume === null ? [] : [resume]), ...files],
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
 * Puts an apostrophe before a text that a spreadsheet could take for a formula, also in the wide forms
 * of the characters, and in later lines, which some programs split.
 */
function makeInert(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return text;
  return text.replace(/^(?=\s*[=+\-@\t\r|%＝＋－＠])/gm, "'");
}
