import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles.ts';

/**
 * Finds files that no build wrote where a file of an output, or a folder for it, is to be written.
 *
 * @param target the real path of the output
 * @param path the file to write, below the output
 * @param owned the files that builds wrote
 */
export async function findForeignFiles(
  target: string,
  path: string,
  owned: ReadonlySet<string>,
): Promise<string[]> {
  const names = path.split('/');
  for (let length = 1; length <= names.length; length++) {
    const prefix = names.slice(0, length).join('/');
    const stats = lstatSync(join(target, prefix), { throwIfNoEntry: false });
    if (!stats) return [];
    if (stats.isDirectory()) continue;
    if (length < names.length && stats.isSymbolicLink()) continue;
    return owned.has(prefix) ? [] : [prefix];
  }
  return findForeignFilesBelow(target, path, owned);
}

/** Finds files that no build wrote below a folder of an output. */
export async function findForeignFilesBelow(
  target: string,
  path: string,
  owned: ReadonlySet<string>,
): Promise<string[]> {
  const files = await listFiles(join(target, path));
  return files.map((file) => `${path}/${file}`).filter((file) => !owned.has(file));
}
