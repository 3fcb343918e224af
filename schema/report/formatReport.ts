import { escapeInvisible } from './escapeInvisible.ts';
import { escapeReport } from './escapeReport.ts';
import { formatGithub } from './formatGithub.ts';
import { formatJunit } from './formatJunit.ts';
import { formatMarkdown } from './formatMarkdown.ts';
import { formatPretty, type PrettyOptions } from './formatPretty.ts';
import { formatSarif } from './formatSarif.ts';
import type { Report } from './Report.ts';
import type { ReportFormat } from './ReportFormat.ts';
import type { Tool } from './Tool.ts';

/**
 * Formats a report as text that ends with a line break. `tool` applies to `sarif`, the other
 * options to `pretty`.
 */
export function formatReport(
  format: ReportFormat,
  report: Report,
  options: PrettyOptions & { tool?: Tool } = {},
): string {
  switch (format) {
    case 'pretty':
      return formatPretty(report, options);
    case 'json':
      return formatJson(report);
    case 'github':
      return formatGithub(escapeReport(report));
    case 'sarif':
      return formatSarif(report, options.tool);
    case 'junit':
      return formatJunit(escapeReport(report));
    case 'markdown':
      return formatMarkdown(report);
  }
}

/** Formats a report as a JSON object with the diagnostics and the summary. */
function formatJson({ diagnostics, summary }: Report): string {
  return `${escapeInvisible(JSON.stringify({ diagnostics, summary }, null, 2))}\n`;
}
