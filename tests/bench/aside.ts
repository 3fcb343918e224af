import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Moves files and folders of `root` to a folder beside it, instead of removing them: for half a
 * minute after many files were removed, ext4 creates files much more slowly, which would distort
 * the measurement.
 */
export async function setAside(root: string, names: readonly string[]): Promise<void> {
  const folder = `${root}.aside`;
  for (const name of names) {
    if (!existsSync(join(root, name))) continue;
    folders.add(folder);
    await mkdir(folder, { recursive: true });
    await rename(join(root, name), join(folder, `${process.pid}-${moved++}`));
  }
}

/** Removes the moved files, and waits until the file system is fast again. */
export async function removeAside({ wait = true } = {}): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
  if (wait && folders.size > 0) await sleep(forgetfulness);
  folders.clear();
}

const folders = new Set<string>();
let moved = 0;
/** In milliseconds. ext4 without a journal skips freed inodes for up to 35 s. */
const forgetfulness = 40_000;
