import type { ChangeReport } from '../../_shared/changes/index.ts';

/** What is compared: the report, the folders of both builds, and the path of the site in URLs, such as `/`. */
export interface ComparedOutputs {
  report: ChangeReport;
  outputs: Record<'old' | 'new', string>;
  base: string;
}
