import { cp, mkdir, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Makes this checkout the package `blockwright` of a site: its documentation as a copy, and its command
 * line as a link. The tests, and the solutions with them, are not part of it.
 */
export async function linkPackage(root: string): Promise<void> {
  const modules = join(root, 'node_modules');
  const folder = join(modules, 'blockwright');
  await mkdir(folder, { recursive: true });
  await mkdir(join(modules, '.bin'));
  const isText = (path: string) => !path.includes('images');
  await cp('docs', join(folder, 'docs'), { recursive: true, filter: isText });
  await cp('package.json', join(folder, 'package.json'));
  await symlink(resolve('cli'), join(folder, 'cli'));
  await symlink('../blockwright/cli/bin.mjs', join(modules, '.bin/blockwright'));
}
