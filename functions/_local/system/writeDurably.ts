import { type FileHandle, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file so that it is complete or unchanged even after a power failure. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await replaceFile(path, (draft) =>
    withFile(draft, 'w', async (file) => {
      await file.writeFile(content);
      await file.sync();
    }),
  );
  await syncFolder(dirname(path));
}

/** Writes a file so that it is complete or unchanged even if this process is killed. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  await replaceFile(path, (draft) => writeFile(draft, content));
}

/** Deletes drafts of killed processes from a folder that only this process uses. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.draft')) await rm(join(folder, name), { force: true });
  }
}

/** Syncs a folder, so that new file names survive a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  // Some systems cannot open folders; those need no sync.
  await withFile(folder, 'r', (file) => file.sync()).catch(() => undefined);
}

/** Writes a draft beside the file and renames it. Deletes a draft that could not be completed. */
async function replaceFile(path: string, write: (draft: string) => Promise<void>): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  try {
    await write(draft);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
}

async function withFile(
  path: string,
  flags: string,
  work: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}
