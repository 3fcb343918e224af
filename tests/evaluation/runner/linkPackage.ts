import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Makes this checkout the package `blockwright` of a site, as an installation would: with the command line
 * and the documentation, without the tests and their solutions.
 */
export async function linkPackage(root: string): Promise<void> {
  const modules = join(root, 'node_modules');
  await mkdir(join(modules, 'blockwright'), { recursive: true });
  await mkdir(join(modules, '.bin'), { recursive: true });
  const left = new Set(['node_modules', 'tests', 'tools', 'dist']);
  for (const name of await readdir('.'))
    if (!left.has(name) && !name.startsWith('.'))
      await symlink(resolve(name), join(modules, 'blockwright', name));
  await symlink('../blockwright/cli/bin.mjs', join(modules, '.bin/blockwright'));
}
