import { mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { FolderInUse, holdLock } from '../../../functions/_local/holdLock.ts';
import { realTarget, stateFolder } from './stateFolder.ts';

/** The right to write an output, for one process at a time. */
export interface OutputLock {
  /** Whether another process held it, so that what was read before may be old. */
  waited: boolean;
  release(): void;
}

/**
 * Takes the lock of an output. Waits for as long as another process holds it; the lock of a process
 * that was killed is taken over.
 *
 * @param onWait called once with the process that is waited for
 */
export async function lockOutput(
  folder: string,
  onWait: (pid: number) => void,
): Promise<OutputLock> {
  const target = realTarget(folder);
  for (let waited = false; ; ) {
    const parent = mkdirSync(dirname(target), { recursive: true });
    const state = stateFolder(target);
    const made = mkdirSync(state, { recursive: true });
    const first = parent ?? made;
    try {
      const unlock = holdLock(state);
      for (const name of readdirSync(state))
        if (/^lock\.(stale\.)?\d+$/.test(name)) rmSync(join(state, name), { force: true });
      const release = () => {
        unlock();
        if (first !== undefined) removeEmpty(state, first);
      };
      return { waited, release };
    } catch (error) {
      if (error instanceof FolderInUse) {
        if (!waited) onWait(error.pid);
        waited = true;
        await setTimeout(100);
      }
      // The process that had the lock may have removed the empty folder just now.
      else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Removes the folders that were made for a build that wrote nothing. */
function removeEmpty(from: string, to: string): void {
  for (let path = from; path.length >= to.length; path = dirname(path)) {
    try {
      rmdirSync(path);
    } catch {
      return;
    }
  }
}
