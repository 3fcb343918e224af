import { mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Makes the folder `name` below an output. A file that stands in its way is one of the last output. */
export function ensureFolder(output: string, name: string): void {
  try {
    mkdirSync(join(output, name), { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    for (let path = name; path !== '.'; path = dirname(path))
      if (isFile(join(output, path))) rmSync(join(output, path), { force: true });
    mkdirSync(join(output, name), { recursive: true });
  }
}

/** `throwIfNoEntry` does not help where a part of the path is a file. */
function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
