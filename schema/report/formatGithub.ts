import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { escapeReport } from './escapeReport.ts';
import { formatSummary } from './formatSummary.ts';
import { joinSentences } from './joinSentences.ts';
import type { Report } from './Report.ts';

/**
 * Annotations of GitHub Actions, one line each. GitHub shows only ten of each kind a step; the
 * whole list is for the step summary (`githubSummary`).
 */
export function formatGithub({ diagnostics }: Report): string {
  return diagnostics.map((one) => `${annotation(one)}\n`).join('');
}

/**
 * The whole list in Markdown, to append to the file that `GITHUB_STEP_SUMMARY` names. GitHub shows
 * no summary of more than a megabyte: of a list that long the end is left out, and said to be.
 */
export function formatGithubSummary(given: Report): string {
  const report = escapeReport(given);
  const rows: string[] = [];
  let room = summaryBytes;
  for (const one of report.diagnostics) {
    const row = `| \`${one.file}:${one.line}:${one.column}\` | ${one.severity} | ${one.code} | ${cell(one.message)}${one.hint ? ` *${cell(one.hint)}*` : ''} |`;
    room -= Buffer.byteLength(row) + 1;
    if (room < 0) break;
    rows.push(row);
  }
  const more = report.diagnostics.length - rows.length;
  const table = rows.length
    ? ['', '| Location | Severity | Code | Message |', '|---|---|---|---|', ...rows]
    : [];
  const rest = more > 0 ? ['', `The log of this step lists ${more} more.`] : [];
  return `${['## Blockwright', '', formatSummary(report.summary), ...table, ...rest].join('\n')}\n`;
}

const summaryBytes = 900_000;

function annotation({
  file,
  line,
  column,
  endLine,
  endColumn,
  severity,
  code,
  message,
  hint,
}: Diagnostic): string {
  const place = [
    `file=${property(file)}`,
    `line=${line}`,
    `endLine=${endLine}`,
    // GitHub takes columns only where the stretch is within one line.
    ...(line === endLine ? [`col=${column}`, `endColumn=${endColumn}`] : []),
    `title=${property(code)}`,
  ];
  return `::${severity} ${place.join(',')}::${data(joinSentences({ message, hint }))}`;
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replace(/\s+/g, ' ');
}
