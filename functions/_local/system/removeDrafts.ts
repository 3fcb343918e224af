import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Deletes drafts of killed processes (`writeWhole`) from a folder that only this process uses. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.[0-9a-f-]{36}\.\d+$/.test(name)) await rm(join(folder, name), { force: true });
  }
}
