import type { PartKind } from './BuildRecord.ts';

/** The changes between two builds: the content of `changes.json`. */
export interface Changes {
  version: 1;
  causes: Cause[];
  /** The files of the output that differ, sorted by path. */
  files: FileChange[];
  /** How many other files are byte for byte the same. */
  unchanged: number;
}

/** A part of the sources that changed. */
export interface Cause {
  kind: Exclude<PartKind, 'list' | 'page' | 'pages'>;
  change: ChangeKind;
  name: string;
  /** Path below the root; absent for the code of the package and for dates. */
  file?: string;
  line?: number;
}

/** A file of the output that differs. */
export interface FileChange {
  /** Path below the output folder. */
  path: string;
  change: ChangeKind;
  /** Indexes in `causes`. */
  causes: number[];
}

export type ChangeKind = 'added' | 'changed' | 'removed';
