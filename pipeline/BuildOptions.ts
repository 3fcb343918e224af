import type { OutputFolder } from './output/OutputFolder.ts';
import type { BuildRecord } from './record/BuildRecord.ts';
import type { Shard } from './shards/Shard.ts';

/** Which site to build, and where to. */
export interface BuildTarget {
  root: string;
  /** Folder of the output. */
  folder: string;
  now: Date;
  /** Whether to time each section. */
  profile: boolean;
  /** The address of the site in place of `site.url`. */
  url?: string | undefined;
  /** Whether every page asks search engines not to index the site. */
  noindex?: boolean;
  /** The shard to build; the whole site when absent. */
  shard?: Shard | undefined;
  /** The build whose changes to report; the last one when absent. */
  since?: BuildRecord | undefined;
}

/** Options of a build that writes. */
export interface BuildOptions extends BuildTarget {
  /** The output, open for writing. The caller closes it, after a failure too. */
  output: OutputFolder;
  /** How many warnings a build may have. */
  maxWarnings: number;
  /** Called with the number of pages or image copies that were processed since the last call. */
  onProgress?(phase: BuildPhase, count: number, of?: number): void;
}

/** A phase of a build that takes long enough to show its progress. */
export type BuildPhase = 'check' | 'render' | 'encode';
