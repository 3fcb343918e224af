import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in which the system can make writes fail. */
export interface LimitedSpace {
  folder: string;
  /** Matches the message of a build that fails. */
  message: RegExp;
  /**
   * Makes writes fail until the returned function is called.
   *
   * @param free bytes that a disk still takes: by default the lock and some of the pages
   */
  exhaust(free?: number): () => void;
  /** Returns the start of a command whose writes fail too, where the folder alone cannot do it. */
  commandPrefix(): string[];
  remove(): void;
}

/** Creates a disk with a capacity in megabytes; returns undefined without the right to mount one. */
export function createSmallDisk(megabytes: number): LimitedSpace | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    message: /^The disk is full: nothing more can be written: \S+ \(\d+\.\d MB are free there\)\./m,
    exhaust(free = 300_000) {
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      return () => rmSync(filler);
    },
    commandPrefix: () => [],
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

/** Creates a folder whose commands run with a limit on the size of files. */
export function createSizeLimit(): LimitedSpace {
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-limit-'));
  let isExhausted = false;
  return {
    folder,
    message: /^The system allows no larger file: /m,
    exhaust() {
      isExhausted = true;
      return () => {
        isExhausted = false;
      };
    },
    // 24 blocks of 512 or 1024 bytes: every page is larger.
    commandPrefix: () => (isExhausted ? ['sh', '-c', 'ulimit -f 24; exec "$@"', 'sh'] : []),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
