import { realpathSync, statSync } from 'node:fs';

/** What tells a folder from its copies: a copy has another path and another inode. */
export interface FolderIdentity {
  path: string;
  /** The device and the inode. A folder that is moved keeps them. */
  inode: string;
}

/** Returns the identity of a folder. */
export function identifyFolder(folder: string): FolderIdentity {
  const { dev, ino } = statSync(folder, { bigint: true });
  return { path: realpathSync(folder), inode: `${dev}:${ino}` };
}

/** Returns the path that a folder was copied from; undefined if it is the recorded one, moved or restored. */
export function findOriginal(
  recorded: FolderIdentity,
  current: FolderIdentity,
): string | undefined {
  const isSame = recorded.path === current.path || recorded.inode === current.inode;
  return isSame ? undefined : recorded.path;
}
