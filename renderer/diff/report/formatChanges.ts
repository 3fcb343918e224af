import { escapeInvisible } from '../../../schema/report/escapeInvisible.ts';
import type { ChangeReport } from '../ChangeReport.ts';
import { formatHtml, type HtmlOptions } from './formatHtml.ts';
import { formatMarkdown } from './formatMarkdown.ts';
import { formatPretty } from './formatPretty.ts';

/** The formats of `diff`. */
export const changeFormats = ['pretty', 'json', 'markdown', 'html'] as const;

/** Formats a report as text that ends with a line break. `colour` applies to `pretty`,
 * `pictures` and `notes` to `html`. */
export function formatChanges(
  format: (typeof changeFormats)[number],
  report: ChangeReport,
  options: { colour?: boolean } & HtmlOptions = {},
): string {
  switch (format) {
    case 'pretty':
      return formatPretty(report, options);
    case 'json':
      return `${escapeInvisible(JSON.stringify(report, null, 2))}\n`;
    case 'markdown':
      return formatMarkdown(report);
    case 'html':
      return formatHtml(report, options);
  }
}
