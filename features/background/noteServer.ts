import { mkdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { explainSystemError } from '../../base/errors/explainSystemError.ts';
import { FolderInUse, holdLock } from '../../base/files/holdLock.ts';
import { serverFolder } from './findServer.ts';

/**
 * Notes where `dev` serves the site, until it ends, or says where another `dev` of the site does. The server
 * goes on without the note, such as on a read-only disk.
 */
export async function noteServer(root: string, address: string): Promise<void> {
  try {
    const folder = serverFolder(root);
    mkdirSync(folder, { recursive: true });
    const other = await note(folder, address);
    if (other)
      process.stderr.write(
        `Another \`dev\` of this site is running at ${other.url}, process ${other.pid}. \`blockwright dev --stop\` ends it.\n`,
      );
  } catch (error) {
    if (explainSystemError(error) === undefined) throw error;
  }
}

/** Locks a folder with an address. Returns the process that has done so before. */
async function note(folder: string, address: string): Promise<FolderInUse | undefined> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      await holdLock(folder, address);
      return undefined;
    } catch (error) {
      if (!(error instanceof FolderInUse)) throw error;
      if (error.url) return error;
      // A command that looks for a server holds the lock for a moment.
      await pause(50);
    }
  }
  return undefined;
}
