import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { BuildSummary } from './BuildSummary.ts';

/** How a build ended. */
export interface BuildResult {
  /** The reports of its stages, in order. */
  reports: StageReport[];
  /** Undefined when errors or too many warnings stopped the build. */
  summary: BuildSummary | undefined;
}

/** The diagnostics of one stage of a build. */
export type StageReport = Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'>;

/** Whether a build continues with these diagnostics. */
export function isAccepted(
  { summary: { errors, warnings } }: Pick<StageReport, 'summary'>,
  maxWarnings: number,
): boolean {
  return errors === 0 && warnings <= maxWarnings;
}
