import { statSync } from 'node:fs';
import { rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Removes a file of an output, and the folders that it leaves empty. */
export async function removeFile(target: string, path: string): Promise<void> {
  await unlinkFile(join(target, path));
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) {
    try {
      await rmdir(join(target, folder));
    } catch {
      return;
    }
  }
}

/** Unlinks a file, unless the new output has a folder there, or a file instead of its folder. */
async function unlinkFile(path: string): Promise<void> {
  await unlink(path).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR'].includes(error.code ?? '')) return;
    // The error code for a folder differs between systems.
    if (!statSync(path).isDirectory()) throw error;
  });
}
