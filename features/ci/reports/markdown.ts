import {
  escapeReport,
  formatSummary,
  type Report,
  type ReportFormat,
} from '../../../schema/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { escapeCell } from '../escapeCell.ts';

export const reportFormat: ReportFormat = { format: formatMarkdown };

/**
 * Formats a report as Markdown for a comment on a pull or merge request: the summary, and a table
 * per severity. GitHub refuses comments of more than 65,536 characters, so a longer list is cut.
 */
function formatMarkdown(original: Report): string {
  const report = escapeReport(original);
  const lines = ['### Blockwright', '', formatSummary(report.summary)];
  let left = maxLength;
  let omitted = 0;
  for (const severity of ['error', 'warning'] as const) {
    const rows: string[] = [];
    for (const one of report.diagnostics) {
      if (one.severity !== severity) continue;
      const row = formatRow(one);
      left -= row.length + 1;
      if (left < 0) omitted++;
      else rows.push(row);
    }
    if (rows.length > 0) lines.push('', `| ${severity} | where | code |`, '|---|---|---|', ...rows);
  }
  if (omitted > 0) lines.push('', `${omitted} more: run \`npx blockwright check\`.`);
  return `${lines.join('\n')}\n`;
}

const maxLength = 60_000;

function formatRow({ file, line, code, message, hint }: Diagnostic): string {
  const advice = hint ? `<br>→ ${escapeCell(hint)}` : '';
  return `| ${escapeCell(message)}${advice} | \`${file}:${line}\` | ${code} |`;
}
