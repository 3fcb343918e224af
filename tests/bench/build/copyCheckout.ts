import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the package with its git history to the folder `to`, without caches and output, so that a
 * benchmark can change it. Installed packages are linked.
 */
export async function copyCheckout(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from))
    if (!/^(node_modules|dist|coverage|\.git|\.blockwright)$/.test(name))
      await cp(join(from, name), join(to, name), { recursive: true });
  await linkPackages(from, to);
  await copyHistory(from, to);
}

/** Links the installed packages of one checkout into another one, which keeps caches of its own. */
export async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(join(to, 'node_modules'), { recursive: true });
  for (const name of await readdir(join(from, 'node_modules')))
    if (!/^\.(?!bin)/.test(name))
      await symlink(join(from, 'node_modules', name), join(to, 'node_modules', name));
}

/** The build asks git when pages last changed, which is part of the measured time. */
async function copyHistory(from: string, to: string): Promise<void> {
  const clone = `${to}.clone`;
  const git = (...words: string[]) => execFileSync('git', words, { stdio: 'ignore' });
  try {
    git('clone', '--quiet', '--local', '--no-checkout', from, clone);
    await rename(join(clone, '.git'), join(to, '.git'));
    git('-C', to, 'reset', '--quiet');
  } catch {
    console.warn('git could not be copied; the build of the own site is measured without it');
  } finally {
    await rm(clone, { recursive: true, force: true });
  }
}
