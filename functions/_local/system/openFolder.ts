import { mkdir, stat } from 'node:fs/promises';
import { identifyFolder } from '../../../base/files/identifyFolder.ts';
import { MovedData } from './MovedData.ts';
import { removeDrafts } from './removeDrafts.ts';

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
