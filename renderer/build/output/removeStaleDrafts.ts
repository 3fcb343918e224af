import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning } from './isRunning.ts';

/** Removes the drafts of killed processes from a folder: names that end in a process id. */
export async function removeStaleDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const [, pid] = /[.-](\d+)$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}
