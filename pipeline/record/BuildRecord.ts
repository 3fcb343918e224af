import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { realTarget, stateFolder } from '../output/stateFolder.ts';

/** The files of a build by digest, and what each depends on. Two records tell what changed, and why. */
export interface BuildRecord {
  version: 1;
  parts: SitePart[];
  /** Indexes of the parts that every page depends on. */
  shared: number[];
  /** Path below the output folder → digest of the content, and indexes of the parts it depends on. */
  files: Record<string, FileRecord>;
}

/** A part of a site's sources; `file` is below the root, and empty for what is in none. */
export type SitePart = [kind: PartKind, name: string, file: string, digest: string];

/** The record of a site that was never built. */
export const noRecord: BuildRecord = { version: 1, parts: [], shared: [], files: {} };

/** The digest of a file's content, and the indexes of the parts that it depends on. */
export type FileRecord = [digest: string, ...parts: number[]];

/**
 * Kinds of parts. `list` (the rows that a list selects), `page` (title and route of a page, as other
 * pages show them) and `pages` (of all pages) are derived from entries and rows.
 */
export type PartKind =
  | 'entry'
  | 'row'
  | 'block'
  | 'site'
  | 'words'
  | 'form'
  | 'picture'
  | 'file'
  | 'style'
  | 'code'
  | 'date'
  | 'list'
  | 'page'
  | 'pages';

/** Returns the path of an output's record. */
export function recordPath(output: string): string {
  return join(recordFolder(output), 'digests.json');
}

/** Returns the folder for files about an output that are not published: the one around it, if possible. */
export function recordFolder(output: string): string {
  const target = realTarget(output);
  const state = stateFolder(target);
  return state.startsWith(target + sep) ? state : dirname(target);
}

/** Reads a record; returns undefined if the file is missing, damaged or no record. */
export async function readBuildRecord(path: string): Promise<BuildRecord | undefined> {
  try {
    const record: Partial<BuildRecord> = JSON.parse(await readFile(path, 'utf8'));
    const isRecord = record.version === 1 && record.parts && record.shared && record.files;
    return isRecord ? (record as BuildRecord) : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the record of an earlier build. Before the first one, there is none: then no file was built. */
export async function readEarlierRecord(path: string): Promise<BuildRecord | undefined> {
  return existsSync(path) ? readBuildRecord(path) : noRecord;
}
