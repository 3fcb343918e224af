import { escapeReport, formatSummary, type Report } from '../../schema/index.ts';
import { escapeCell } from './escapeCell.ts';

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
