import { type FileHandle, open, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Writes a file so that, even if the power fails, either all of it is on the disk or nothing. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  await withFile(draft, 'w', async (file) => {
    await file.writeFile(content);
    await file.sync();
  });
  await rename(draft, path);
  await syncFolder(dirname(path));
}

/** Writes a file so that readers find all of it or nothing, whatever kills this process. */
export async function writeWhole(path: string, content: string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`;
  await writeFile(draft, content);
  await rename(draft, path);
}

/** Makes new names in a folder survive a loss of power. */
export async function syncFolder(folder: string): Promise<void> {
  // Folders cannot be opened on every system; where they cannot, they need not be.
  await withFile(folder, 'r', (file) => file.sync()).catch(() => undefined);
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
