import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { stateName } from './stateFolder.ts';

/** Lists every file below an output, by its path from there; links are not followed. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((name) => !name.startsWith(`${stateName}/`))
    .sort();
}
