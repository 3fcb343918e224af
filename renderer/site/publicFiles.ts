import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isFile } from '../server/publicHost.ts';

/** Every file below public/, as addresses (`/images/logo.png`), sorted. */
export async function publicFiles(root: string): Promise<string[]> {
  const entries = await readdir(join(root, 'public'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return (
    entries
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => join(entry.parentPath, entry.name))
      // A link counts as the file it leads to.
      .filter(isFile)
      .map((path) => `/${path.slice(join(root, 'public').length + 1)}`)
      .sort()
  );
}
