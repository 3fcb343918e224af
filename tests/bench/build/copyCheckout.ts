import { execFileSync } from 'node:child_process';
import { cp, mkdir, readdir, rename, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Copies the package as it is now to the folder `to`, with its git history but caches and output of
 * its own: what a bench removes or edits there touches nobody's work. Packages are linked.
 */
export async function copyCheckout(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true });
  await mkdir(join(to, 'node_modules'), { recursive: true });
  for (const name of await readdir(from))
    if (!/^(node_modules|dist|coverage|\.git|\.blockwright)$/.test(name))
      await cp(join(from, name), join(to, name), { recursive: true });
  for (const name of await readdir(join(from, 'node_modules')))
    if (!/^\.(?!bin)/.test(name))
      await symlink(join(from, 'node_modules', name), join(to, 'node_modules', name));
  await copyHistory(from, to);
}

/** The build asks git when pages last changed; that costs time, which has to be measured too. */
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
