import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stateName } from './stateFolder.ts';

/** Lists the paths of all files below an output, without following links. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !path.startsWith(`${stateName}/`))
    .sort();
}
