import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMapping } from '../../../../base/values/isMapping.ts';

/** What earlier imports of an old site wrote: path below the root of the site → source, and digest of the file. */
export type ImportedFiles = Record<string, { source: string; digest: string }>;

/** What all imports wrote, by the old site. */
export type ImportRecord = Record<string, ImportedFiles>;

/** The file that remembers it. It belongs to the site, beside its texts. */
export const recordFile = '.imported.json';

/** Reads the record; empty where nothing was imported, or where it cannot be read. */
export function readRecord(root: string): ImportRecord {
  const path = join(root, recordFile);
  if (!existsSync(path)) return {};
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'));
    return isMapping(value) ? (value as ImportRecord) : {};
  } catch {
    return {};
  }
}

/** Returns the digest of a file as the record has it. */
export function digestOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
