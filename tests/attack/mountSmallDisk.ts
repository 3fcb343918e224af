import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A mounted disk of limited size. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk except for this number of bytes. */
  fill(free: number): void;
  /** Deletes the file that `fill` wrote. */
  empty(): void;
  remove(): Promise<void>;
}

/** Mounts a disk in memory. Returns undefined if this process may not mount disks. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | undefined> {
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
