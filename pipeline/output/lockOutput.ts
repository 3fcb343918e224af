import { mkdirSync, rmdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderInUse, holdLock } from '../../base/files/holdLock.ts';
import { realTarget, stateFolder } from './stateFolder.ts';

/** The exclusive right of this process to write an output. */
interface OutputLock {
  /** Whether another process held the lock first, so that earlier reads may be stale. */
  waited: boolean;
  release(): void;
}

/**
 * Takes the lock of an output. Waits while another process holds it; takes over the lock of a
 * process that was killed.
 *
 * @param onWait called once with the id of the process that holds the lock
 */
export async function lockOutput(
  folder: string,
  onWait: (pid: number) => void,
): Promise<OutputLock> {
  const target = realTarget(folder);
  for (let waited = false; ; ) {
    const createdParent = mkdirSync(dirname(target), { recursive: true });
    const state = stateFolder(target);
    const createdState = mkdirSync(state, { recursive: true });
    const topmostCreated = createdParent ?? createdState;
    try {
      const lock = await holdLock(state);
      const release = () => {
        lock.release();
        if (topmostCreated !== undefined) removeEmptyFolders(state, topmostCreated);
      };
      return { waited, release };
    } catch (error) {
      if (error instanceof FolderInUse) {
        if (!waited) onWait(error.pid);
        waited = true;
        await setTimeout(100);
      }
      // The previous holder may have removed the empty folder just now.
      else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Removes the folders that were created for a build that wrote nothing. */
function removeEmptyFolders(from: string, topmost: string): void {
  for (let path = from; path.length >= topmost.length; path = dirname(path)) {
    try {
      rmdirSync(path);
    } catch {
      return;
    }
  }
}
