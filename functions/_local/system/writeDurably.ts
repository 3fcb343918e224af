import { type FileHandle, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file so that, even if the power fails, either all of it is on the disk or nothing. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  await throughDraft(path, (draft) =>
    withFile(draft, 'w', async (file) => {
      await file.writeFile(content);
      await file.sync();
    }),
  );
  await syncFolder(dirname(path));
}

/** Writes a file so that readers find all of it or nothing, whatever kills this process. */
export async function writeAtomically(path: string, content: string): Promise<void> {
  await throughDraft(path, (draft) => writeFile(draft, content));
}

/** Removes the drafts that a killed process left in a folder that only this one uses. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name.endsWith('.draft')) await rm(join(folder, name), { force: true });
  }
}

/** Makes new names in a folder survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  // Folders cannot be opened on every system; where they cannot, they need not be.
  await withFile(folder, 'r', (file) => file.sync()).catch(() => undefined);
}

/** Writes beside the place, then renames; a draft that cannot be finished does not stay. */
async function throughDraft(path: string, write: (draft: string) => Promise<void>): Promise<void> {
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
