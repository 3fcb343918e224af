import { copyFile, mkdir, readdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sourceFolders } from '../../code/sourceFolders.mjs';
import { engineFiles } from '../engineFolders.ts';

/**
 * Copies the code of the checkout into a folder, without tests and the caches of bundles.
 *
 * @param without folders that are left out
 */
export async function copyCheckout(folder: string, without: readonly string[]): Promise<void> {
  const isCopied = (path: string) =>
    !/\.test\.tsx?$/.test(path) && !without.some((name) => path.startsWith(`${name}/`));
  const code = await Promise.all([...sourceFolders, 'create', 'tools', 'supabase'].map(listFiles));
  for (const path of [...engineFiles, ...code.flat().filter(isCopied)]) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await copyFile(path, join(folder, path));
  }
  // The hash of the code looks into each folder.
  for (const name of sourceFolders) await mkdir(join(folder, name), { recursive: true });
  await mkdir(join(folder, 'node_modules'));
  // Tools keep their caches in folders with a dot.
  for (const name of await readdir('node_modules'))
    if (!name.startsWith('.'))
      await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
