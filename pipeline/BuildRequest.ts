import type { BuildRecord } from './record/BuildRecord.ts';
import type { Shard } from './shards/Shard.ts';

/** What the user asked for. */
export interface BuildRequest {
  root: string;
  /** Folder of the output. */
  folder: string;
  now: Date;
  /** How many warnings a build may have. */
  maxWarnings: number;
  /** Whether to delete the caches of the site first. */
  isCold: boolean;
  /** Whether to time each section. */
  profile: boolean;
  /** The address of the site in place of `site.url`. */
  url: string | undefined;
  /** Whether it is a copy for review, which search engines leave out and whose visits are not counted. */
  noindex: boolean;
  /** The shard to build; the whole site when absent. */
  shard: Shard | undefined;
  /** The build whose changes to report; the last build in the folder when absent. */
  since: BuildRecord | undefined;
}
