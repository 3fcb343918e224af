import type { Report } from './Report.ts';

/** The package that writes a report. */
export interface Tool {
  version: string;
  /** Address of the project, without a slash at the end. */
  homepage: string;
}

/**
 * A format of reports for programs: the export `reportFormat` of a file `reports/<format>.ts` of a feature.
 * Paths of files start at the working directory, as in the repository.
 */
export interface ReportFormat {
  format(report: Report, tool: Tool): string;
  /** What happens to the report besides, such as in the summary of a step. */
  publish?(report: Report): Promise<void>;
}
