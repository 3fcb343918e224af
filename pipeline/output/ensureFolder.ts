import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';

/** Creates a folder below an output. Replaces a file in its place: the last output wrote it. */
export function ensureFolder(output: string, path: string): void {
  try {
    mkdirSync(join(output, path), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    for (let parent = path; parent !== '.'; parent = dirname(parent))
      if (isFile(join(output, parent))) rmSync(join(output, parent), { force: true });
    mkdirSync(join(output, path), { recursive: true });
  }
}
