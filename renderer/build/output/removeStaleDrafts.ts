import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './isRunning.ts';

/** Removes from a folder the drafts of killed processes: names that begin so and end in a number. */
export async function removeStaleDrafts(folder: string, start = ''): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, number] = /[.-](\d+)$/.exec(name) ?? [];
    if (number !== undefined && name.startsWith(start) && !isRunning(Number(number)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
