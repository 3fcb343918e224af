import { visibleReport } from './escapeReport.ts';
import { github } from './formatGithub.ts';
import { json } from './formatJson.ts';
import { junit } from './formatJunit.ts';
import { type PrettyOptions, pretty } from './formatPretty.ts';
import { sarif } from './formatSarif.ts';
import type { Report } from './Report.ts';

/** The forms a report can have. */
export const reportFormats = ['pretty', 'json', 'github', 'sarif', 'junit'] as const;

/** One of the forms a report can have. */
export type ReportFormat = (typeof reportFormats)[number];

/** The report in one form, as text that ends with a line break. `options` are for `pretty`. */
export function formatReport(
  format: ReportFormat,
  report: Report,
  options: PrettyOptions = {},
): string {
  switch (format) {
    case 'pretty':
      return pretty(report, options);
    case 'json':
      return json(report);
    case 'github':
      return github(visibleReport(report));
    case 'sarif':
      return sarif(report);
    case 'junit':
      return junit(visibleReport(report));
  }
}
