import { appendFile } from 'node:fs/promises';
import { escapeReport, type Report, type ReportFormat } from '../../../schema/index.ts';
import type { Diagnostic } from '../../../schema/vocabulary.ts';
import { formatGithubSummary } from '../formatGithubSummary.ts';
import { joinSentences } from '../joinSentences.ts';

export const reportFormat: ReportFormat = {
  format: (original) => formatGithub(escapeReport(original)),
  async publish(original) {
    const file = process.env.GITHUB_STEP_SUMMARY;
    if (file) await appendFile(file, formatGithubSummary(original));
  },
};

/**
 * Formats a report as annotations of GitHub Actions, one per line. GitHub shows only ten errors and
 * ten warnings per step; the step summary has the whole list (`formatGithubSummary()`).
 */
function formatGithub({ diagnostics }: Report): string {
  return diagnostics.map((one) => `${formatAnnotation(one)}\n`).join('');
}

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
