import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyFolder } from '../../../base/files/identifyFolder.ts';
import { MovedData } from './MovedData.ts';

/**
 * Creates a missing folder, and deletes drafts of killed processes.
 *
 * @returns a function to call before each write, which rejects with MovedData once the folder was moved
 * or replaced
 */
export async function openFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  await removeDrafts(folder);
  const { inode } = identifyFolder(folder);
  return async () => {
    const found = await stat(folder, { bigint: true }).catch(() => undefined);
    if (found === undefined || `${found.dev}:${found.ino}` !== inode) throw new MovedData(folder);
  };
}

/** Deletes drafts of killed processes (`writeWhole`) from a folder that only this process uses. */
async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (/\.[0-9a-f-]{36}\.\d+$/.test(name)) await rm(join(folder, name), { force: true });
  }
}
