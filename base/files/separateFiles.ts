import { copyFile, lstat, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Separates all files below a folder from copies that share their content by hard links (`cp -al`),
 * so that what is written into a file changes no other folder. Does nothing if the folder is missing.
 */
export async function separateFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await separateFiles(path);
    else if (entry.isFile()) await separateFile(path);
  }
}

/** Separates one file, as `separateFiles` does. */
export async function separateFile(path: string): Promise<void> {
  const { nlink } = await lstat(path).catch(() => ({ nlink: 0 }));
  if (nlink < 2) return;
  const draft = `${path}.${process.pid}`;
  try {
    await copyFile(path, draft);
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
}
