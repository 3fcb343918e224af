import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { getOrCreate } from '../base/lists/getOrCreate.ts';

/**
 * Builds a folder unless it exists. Calls of one process share a build. Another process may build the
 * folder at the same time: each builds a draft of its own, and the first to finish wins.
 *
 * @param options.rebuild whether to build it even if it exists
 */
export async function buildOnce(
  folder: string,
  build: (draft: string) => Promise<unknown>,
  { rebuild = false } = {},
): Promise<void> {
  if (existsSync(folder) && !rebuild) return;
  return getOrCreate(building, folder, () =>
    buildFolder(folder, build, rebuild).finally(() => building.delete(folder)),
  );
}

/** Folder → its build that is under way. */
const building = new Map<string, Promise<void>>();

async function buildFolder(
  folder: string,
  build: (draft: string) => Promise<unknown>,
  rebuild: boolean,
): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  try {
    await build(draft);
    await rename(draft, folder).catch(async (error) => {
      if (!existsSync(folder)) throw error;
      if (rebuild) await replaceFiles(draft, folder);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Replaces the files of a folder one by one, so that none is ever missing for another process. */
async function replaceFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }
}
