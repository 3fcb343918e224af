import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cachePath } from '../../base/files/cachePath.ts';
import { FolderInUse, holdLock } from '../../base/files/holdLock.ts';

/** A `dev` of a site that is running. */
export interface RunningServer {
  pid: number;
  url: string;
}

/** Returns the folder that a running `dev` locks, with its address. */
export function serverFolder(root: string): string {
  return cachePath(root, 'server');
}

/** Returns the file that receives what a `dev` in the background prints. */
export function logPath(root: string): string {
  return join(serverFolder(root), 'dev.log');
}

/** Finds the `dev` that serves a site. A process that was killed, or copied with its folder, does not count. */
export async function findServer(root: string): Promise<RunningServer | undefined> {
  const folder = serverFolder(root);
  if (!existsSync(join(folder, 'lock'))) return undefined;
  try {
    (await holdLock(folder)).release();
    return undefined;
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const { pid, url } = error;
    return url === undefined ? undefined : { pid, url };
  }
}
