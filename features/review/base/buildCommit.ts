import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { devNull } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { cacheFolder } from '../../../base/files/cacheFolder.ts';
import { cachePath } from '../../../base/files/cachePath.ts';
import { isRunning } from '../../../base/files/isRunning.ts';
import { listTree } from '../../../base/files/listTree.ts';
import { readSiteValue } from '../../../base/files/readSiteValue.ts';
import { runGit } from '../../../base/files/runGit.ts';
import { getDay } from '../../../base/time/parseMoment.ts';
import type { SiteCode } from '../../../code/index.ts';
import type { SiteCommit } from './findCommit.ts';
import { runBuild } from './runBuild.ts';

/**
 * Builds a commit of a site, unless it was built today, in the time zone of the site; returns the folder of the build. Pages with a
 * date depend on the day. Starts from the cache of the site, so that only pages that differ are
 * rendered.
 *
 * @throws BaseError when the commit does not build
 */
export async function buildCommit(code: SiteCode, commit: SiteCommit): Promise<string> {
  const { root, hash: codeHash } = code;
  const day = getDay(Date.now(), readSiteValue(root, 'timeZone'));
  const key = createHash('sha256').update(`${codeHash} ${day} ${commit.prefix}`).digest('hex');
  const name = `${commit.hash.slice(0, 12)}-${key.slice(0, 8)}`;
  const folder = cachePath(root, 'diff', name);
  if (existsSync(join(folder, 'digests.json'))) return folder;
  await removeOldBuilds(cachePath(root, 'diff'));
  await mkdir(folder, { recursive: true });
  try {
    await checkOut(root, commit, async (site, checkout) => {
      copyCache(code, cachePath(site, 'cache'));
      const report = join(folder, 'diagnostics.json');
      const bin = findCommandLine(code, commit, checkout);
      await runBuild(bin, { site, out: folder, report, name: commit.name });
    });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return folder;
}

/** Copies the cache of a site to the folder of another cache. Builds only append to the list of pages. */
function copyCache({ root, hash }: SiteCode, to: string): void {
  for (const name of ['images', 'code', 'features', join('pages', hash)])
    linkTree(cacheFolder(root, name), join(to, name), (path) => !/^pages\.json/.test(path));
}

/** Returns the command that builds a checkout: its own, in a repository that contains the engine. */
function findCommandLine(
  { installation: { packageRoot } }: SiteCode,
  { repository }: SiteCommit,
  checkout: string,
): string {
  const path = relative(repository, packageRoot);
  const isInRepository = !path.startsWith('..') && !path.split(/[/\\]/).includes('node_modules');
  const own = join(checkout, path, 'cli', 'bin.mjs');
  return isInRepository && existsSync(own) ? own : join(packageRoot, 'cli', 'bin.mjs');
}

/** Keeps the last builds of commits only. */
async function removeOldBuilds(folder: string): Promise<void> {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const builds = names.filter((name) => /^[0-9a-f]{12}-[0-9a-f]{8}$/.test(name));
  const times = new Map(builds.map((name) => [name, statSync(join(folder, name)).mtimeMs]));
  const newest = builds.toSorted((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
  for (const name of newest.slice(maxBuilds - 1)) await rm(join(folder, name), { recursive: true });
}

const maxBuilds = 3;

/**
 * Links the files below a folder to another place, or copies them where links are impossible.
 *
 * @param isFinal whether a file is replaced and never edited in place
 */
function linkTree(from: string, to: string, isFinal: (path: string) => boolean): void {
  if (!existsSync(from)) return;
  const folders = new Set<string>();
  for (const { path, entry } of listTree(from)) {
    if (!entry.isFile()) continue;
    const target = join(to, path);
    const folder = dirname(target);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const source = join(from, path);
    if (!isFinal(path) || !tryLink(source, target)) copyFileSync(source, target);
  }
}

function tryLink(source: string, target: string): boolean {
  try {
    linkSync(source, target);
    return true;
  } catch {
    return false;
  }
}

/**
 * Checks out a commit into a temporary folder, calls `work` with the folder of the site in it, and
 * removes it. A worktree of git, because the dates in sitemaps come from the history.
 */
async function checkOut<Result>(
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
