import { existsSync } from 'node:fs';
import { constants, cp, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Files and folders as they were. */
export interface Backup {
  /** Puts everything back; files that did not exist are removed. */
  restore(): Promise<void>;
}

/** Copies files and folders, to put them back later. Links stay links. */
export async function backUp(folder: string, paths: readonly string[]): Promise<Backup> {
  const copies = new Map<string, string>();
  await mkdir(folder, { recursive: true });
  for (const path of paths) {
    const copy = join(folder, `${copies.size}`);
    copies.set(path, copy);
    // Not a hard link: package managers write into some files in place.
    if (existsSync(path))
      await cp(path, copy, {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
        mode: constants.COPYFILE_FICLONE,
      });
  }
  const restore = async () => {
    for (const [path, copy] of copies) {
      await rm(path, { recursive: true, force: true });
      if (existsSync(copy)) await rename(copy, path);
    }
  };
  return { restore };
}
