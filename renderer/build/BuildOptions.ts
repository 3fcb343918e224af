import type { CheckedSite } from '../../schema/check/checkSite.ts';
import type { BuildSummary } from './BuildSummary.ts';
import type { OutputFolder } from './output/OutputFolder.ts';

/** Which site to build, and where to. */
export interface BuildTarget {
  root: string;
  /** Folder of the output. */
  folder: string;
  now: Date;
  /** Whether to time each section. */
  profile: boolean;
  /** The shard to build; shard 1 also has the site-wide files. */
  shard?: Shard | undefined;
}

/** One of the shards that a site is built in. */
export interface Shard {
  /** From 1. */
  number: number;
  of: number;
}

/** Options of a build that writes. */
export interface BuildOptions extends BuildTarget {
  /** The output, open for writing. The caller closes it, after a failure too. */
  output: OutputFolder;
  /** How many warnings a build may have. */
  maxWarnings: number;
  /** Called with the number of pages checked or rendered since the last call. */
  onProgress?(phase: 'check' | 'render', pages: number, of?: number): void;
}

/** The diagnostics of one stage of a build. */
export type StageReport = Pick<CheckedSite, 'diagnostics' | 'files' | 'summary'>;

/** How a build ended. */
export interface BuildResult {
  /** The reports of its stages, in order. */
  reports: StageReport[];
  /** Undefined when the build was stopped by errors or too many warnings. */
  summary: BuildSummary | undefined;
}

/** Whether a build continues with these diagnostics. */
export function isAccepted(
  { summary: { errors, warnings } }: Pick<StageReport, 'summary'>,
  maxWarnings: number,
): boolean {
  return errors === 0 && warnings <= maxWarnings;
}

/** Returns a shard as the cache records it, such as `2/4`. */
export function shardLabel({ number, of }: Shard): string {
  return `${number}/${of}`;
}

/** Whether a shard builds the page at this index, or for 0 the site-wide files. */
export function isInShard(index: number, shard: Shard | undefined): boolean {
  return !shard || index % shard.of === shard.number - 1;
}
