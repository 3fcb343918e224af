import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, type ImportedFiles } from '../place/ImportRecord.ts';

/** A file that an import wants to write. */
export interface WantedFile {
  /** Below the root of the site, with `/`. */
  path: string;
  /** Path in the old site. */
  source: string;
  content: string | { copyOf: string } | Uint8Array;
}

/** A file, and what becomes of it. */
export interface ComparedFile extends WantedFile {
  state: 'created' | 'updated' | 'unchanged' | 'edited' | 'removed' | 'foreign';
  digest: string;
}

/**
 * Compares the files that an import wants to write with what is there. A file that was edited or removed
 * since the last import stays so, and a file that no import wrote is never replaced.
 */
export function planFiles(
  root: string,
  wanted: readonly WantedFile[],
  known: ImportedFiles,
): ComparedFile[] {
  return wanted.map((file): ComparedFile => {
    const bytes = readWantedContent(file.content);
    const digest = digestOf(bytes);
    const path = join(root, file.path);
    const earlier = known[file.path];
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return { ...file, digest, state: earlier ? 'removed' : 'created' };
    if (stats.isDirectory()) return { ...file, digest, state: 'foreign' };
    const current = digestOf(readFileSync(path));
    if (current === digest) return { ...file, digest, state: 'unchanged' };
    if (!earlier) return { ...file, digest, state: 'foreign' };
    return { ...file, digest, state: earlier.digest === current ? 'updated' : 'edited' };
  });
}

/** Returns the bytes of a file that an import wants to write. */
export function readWantedContent(content: WantedFile['content']): string | Uint8Array {
  return typeof content === 'object' && 'copyOf' in content
    ? readFileSync(content.copyOf)
    : content;
}
