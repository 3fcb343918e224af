import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join } from 'node:path';
import { cachePath } from '../../../base/files/cachePath.ts';
import { runGit } from '../../../base/files/runGit.ts';
import { isRunning } from '../../build/output/isRunning.ts';
import type { SiteCommit } from './findCommit.ts';

/**
 * Checks out a commit into a temporary folder, calls `work` with the folder of the site in it, and
 * removes it. A worktree of git, because the dates in sitemaps come from the history.
 */
export async function checkOut<Result>(
  root: string,
  { hash, repository, prefix }: SiteCommit,
  work: (site: string, checkout: string) => Promise<Result>,
): Promise<Result> {
  await removeStale(root, repository);
  const checkout = cachePath(root, 'diff', `checkout-${process.pid}`);
  await mkdir(dirname(checkout), { recursive: true });
  try {
    // A hook of the repository would run its own programs in our checkout.
    const settings = ['-c', `core.hooksPath=${devNull}`];
    await runGit(repository, ...settings, 'worktree', 'add', '--quiet', '--detach', checkout, hash);
    const site = join(checkout, prefix);
    for (const [from, to] of [
      [repository, checkout],
      [root, site],
    ] as const)
      linkPackages(from, to);
    return await work(site, checkout);
  } finally {
    await rm(checkout, { recursive: true, force: true });
    await runGit(repository, 'worktree', 'prune').catch(() => undefined);
  }
}

/** Removes the checkouts of processes that were killed. */
async function removeStale(root: string, repository: string): Promise<void> {
  const folder = cachePath(root, 'diff');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names) {
    const pid = /^checkout-(\d+)$/.exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(folder, name), { recursive: true });
  }
  await runGit(repository, 'worktree', 'prune').catch(() => undefined);
}

/** Links the installed packages, which are not in git. */
function linkPackages(from: string, to: string): void {
  const [source, target] = [join(from, 'node_modules'), join(to, 'node_modules')];
  if (existsSync(source) && existsSync(to) && !existsSync(target))
    symlinkSync(source, target, 'dir');
}
