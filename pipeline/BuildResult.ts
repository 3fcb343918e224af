import type { CheckedSite } from '../schema/index.ts';
import type { BuildSummary } from './BuildSummary.ts';

/** How a build ended. */
export interface BuildResult {
  report: SiteReport;
  /** Undefined when errors or too many warnings stopped the build. */
  summary: BuildSummary | undefined;
  /** Whether nothing changed since the last build. */
  isUpToDate?: true;
}

/** All diagnostics of a site. */
export type SiteReport = Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'>;

/** Whether a build continues with these diagnostics. */
export function allowsBuild(
  { summary: { errors, warnings } }: Pick<SiteReport, 'summary'>,
  maxWarnings: number,
): boolean {
  return errors === 0 && warnings <= maxWarnings;
}
