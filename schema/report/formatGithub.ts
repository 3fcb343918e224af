import type { Diagnostic } from '../diagnostics/Diagnostic.ts';
import { escapeCell } from './escapeCell.ts';
import { escapeReport } from './escapeReport.ts';
import { formatSummary } from './formatSummary.ts';
import { joinSentences } from './joinSentences.ts';
import type { Report } from './Report.ts';

/**
 * Formats a report as annotations of GitHub Actions, one per line. GitHub shows only ten errors and
 * ten warnings per step; the step summary has the whole list (`githubSummary`).
 */
export function formatGithub({ diagnostics }: Report): string {
  return diagnostics.map((one) => `${formatAnnotation(one)}\n`).join('');
}

/**
 * Formats a report as Markdown for the file that `GITHUB_STEP_SUMMARY` names. GitHub drops summaries
 * of more than a megabyte, so a longer list is cut and the number of missing entries added.
 */
export function formatGithubSummary(original: Report): string {
  const report = escapeReport(original);
  const rows: string[] = [];
  let bytesLeft = maxSummaryBytes;
  for (const one of report.diagnostics) {
    const row = `| \`${one.file}:${one.line}:${one.column}\` | ${one.severity} | ${one.code} | ${escapeCell(one.message)}${one.hint ? ` *${escapeCell(one.hint)}*` : ''} |`;
    bytesLeft -= Buffer.byteLength(row) + 1;
    if (bytesLeft < 0) break;
    rows.push(row);
  }
  const more = report.diagnostics.length - rows.length;
  const table = rows.length
    ? ['', '| Location | Severity | Code | Message |', '|---|---|---|---|', ...rows]
    : [];
  const rest = more > 0 ? ['', `The log of this step lists ${more} more.`] : [];
  return `${['## Blockwright', '', formatSummary(report.summary), ...table, ...rest].join('\n')}\n`;
}

const maxSummaryBytes = 900_000;

function formatAnnotation({
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
  const properties = [
    `file=${escapeProperty(file)}`,
    `line=${line}`,
    `endLine=${endLine}`,
    // GitHub accepts columns only for a range within one line.
    ...(line === endLine ? [`col=${column}`, `endColumn=${endColumn}`] : []),
    `title=${escapeProperty(code)}`,
  ];
  return `::${severity} ${properties.join(',')}::${escapeData(joinSentences({ message, hint }))}`;
}

function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
