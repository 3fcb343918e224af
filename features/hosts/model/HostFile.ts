import type { HostBuild } from './HostBuild.ts';

/** A file for a host outside of the output. */
export interface HostFile {
  /** Paths below the site's folder: the first is written unless one of the others exists. */
  names: readonly [string, ...string[]];
  /** The whole file; empty if a file of an earlier build is to be removed. */
  content: string;
  /**
   * What happens to a file that exists: `replace` for files in folders that builds own, `keys` for a file
   * of the author in which some keys are ours, `marked` for a file that stays ours until somebody edits it.
   */
  mode: 'replace' | 'marked' | { keys: readonly HostKey[]; lists?: readonly HostList[] };
}

/** A key that the host needs. */
export interface HostKey {
  path: readonly string[];
  value: string | number | boolean;
  /** Whether the file may have another value. */
  isOptional?: true;
  /** Present if the value is one of an earlier build, which the site needs no longer. */
  isLeftover?: true;
  /** What happens with another value, as a sentence; of a leftover, with this value. */
  otherwise: string;
}

/** A list whose entries follow from the site. Entries of the author stay in front of them. */
export interface HostList {
  path: readonly string[];
  entries: readonly unknown[];
}

/** What a file of `writers/` exports: the files that a build writes for the host of the same name. */
export interface HostWriter {
  /** The file that the host reads in the output, besides `_redirects` and `_headers`. */
  outputFile?: string;
  /** Returns the content of `outputFile`. */
  writeOutputFile?(build: Pick<HostBuild, 'base' | 'redirects' | 'headers' | 'files'>): string;
  /** The files outside of the output. */
  listFiles?(build: HostBuild): HostFile[];
  /** The folder that gets a copy of the output, below the site's folder. */
  copyTo?(build: HostBuild): string;
}
