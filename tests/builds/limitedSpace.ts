import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder in which writing can be made to fail halfway, by the system itself. */
export interface LimitedSpace {
  /** How it is done, for the titles of tests. */
  way: string;
  folder: string;
  /** What a build says of it. */
  message: RegExp;
  /** Makes writes fail from now on, until what it returns is called. */
  exhaust(): () => void;
  /** The command that runs a command so that its writes fail too, where the folder cannot do it. */
  prefix(): string[];
  remove(): void;
}

/**
 * Makes such folders in every way that this machine permits: a small disk that is filled, where one
 * can be mounted (which takes root and its rights), and everywhere a limit on the size of files.
 */
export function limitedSpaces(megabytes: number): LimitedSpace[] {
  const disk = smallDisk(megabytes);
  return disk ? [disk, sizeLimit()] : [sizeLimit()];
}

function smallDisk(megabytes: number): LimitedSpace | undefined {
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
    way: 'a full disk',
    folder,
    message: /^The disk is full: nothing more can be written: \S+ \(\d+\.\d MB are free there\)\./m,
    exhaust() {
      const { bavail, bsize } = statfsSync(folder);
      // Room for the lock and for some of the pages.
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - 300_000)));
      return () => rmSync(filler);
    },
    prefix: () => [],
    remove() {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}

function sizeLimit(): LimitedSpace {
  const folder = mkdtempSync(join(tmpdir(), 'blockwright-limit-'));
  let exhausted = false;
  return {
    way: 'a limit on the size of files',
    folder,
    message: /^The system allows no larger file: /m,
    exhaust() {
      exhausted = true;
      return () => {
        exhausted = false;
      };
    },
    // 24 blocks of 512 or 1024 bytes: every page is larger.
    prefix: () => (exhausted ? ['sh', '-c', 'ulimit -f 24; exec "$@"', 'sh'] : []),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
