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
