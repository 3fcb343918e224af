import { mkdir } from 'node:fs/promises';
import { cachePath } from '../../../base/files/cachePath.ts';
import { type FolderLock, holdLock } from '../../../base/files/holdLock.ts';
import { isSystemError } from './getSystemErrorReason.ts';

/**
 * Locks the drafts of a site for this process: two processes would replace what the other one stored.
 *
 * @returns undefined if the folder cannot be written to: the editor warns that drafts cannot be stored
 * @throws FolderInUse naming the process that has the site open
 */
export async function lockDrafts(root: string): Promise<FolderLock | undefined> {
  const folder = cachePath(root, 'edit');
  try {
    await mkdir(folder, { recursive: true });
    return await holdLock(folder);
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}
