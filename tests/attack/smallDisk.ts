import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that can be full. */
export interface SmallDisk {
  folder: string;
  /** Fills it up to the bytes that are to stay free. */
  fill(free: number): void;
  /** Removes what `fill` wrote. */
  empty(): void;
  remove(): Promise<void>;
}

/** Mounts a disk in memory; undefined where this process may not mount any. */
export async function smallDisk(megabytes: number): Promise<SmallDisk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (mounted.status !== 0) {
    await rm(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  return {
    folder,
    fill(free) {
      const file = openSync(filler, 'w');
      const { bavail, bsize } = statfsSync(folder);
      writeSync(file, Buffer.alloc(Math.max(0, bavail * bsize - free)));
      closeSync(file);
    },
    empty: () => rmSync(filler, { force: true }),
    async remove() {
      spawnSync('umount', [folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
