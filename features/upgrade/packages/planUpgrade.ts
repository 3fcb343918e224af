import { existsSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { UsageError } from '../../../base/errors/UsageError.ts';
import { UserError } from '../../../base/errors/UserError.ts';
import { findRelease } from './findRelease.ts';
import type { UsedPackageManager } from './PackageManager.ts';
import { isTarball, type SitePackage } from './readSitePackages.ts';
import { toRange } from './setRanges.ts';
import { compareVersions, isInRange } from './versions.ts';

/** What an upgrade installs. */
export interface UpgradePlan {
  /** The version that is installed, and the new version. */
  from: string;
  to: string;
  packages: PlannedPackage[];
}

export interface PlannedPackage extends SitePackage {
  /** The range that package.json gets. */
  next: string;
  /** The tarball to copy into the site. */
  tarball?: string;
}

/**
 * Decides what an upgrade installs. Returns undefined if that is installed already.
 *
 * @param to a version, a tag or a tarball; the newest version by default
 * @throws UsageError for a missing tarball
 * @throws UserError when there is no such version, or it needs a newer Node
 */
export async function planUpgrade(
  root: string,
  { packages, manager, from }: InstalledSite,
  to: string | undefined,
): Promise<UpgradePlan | undefined> {
  if (to?.endsWith('.tgz')) return planTarballs(packages, from, resolve(to));
  if (to === undefined && packages.some(({ range }) => isTarball(range)))
    throw new UsageError(
      'package.json takes Blockwright from a tarball. Name the new tarball: blockwright upgrade --to ../blockwright-0.2.0.tgz',
    );
  const { version, node } = await findRelease(root, manager, 'blockwright', to ?? 'latest');
  const isOlder = compareVersions(version, from) < 0;
  if (version === from || (to === undefined && isOlder)) return undefined;
  const current = process.versions.node;
  if (node !== undefined && !isInRange(current, node))
    throw new UserError(
      `blockwright ${version} needs Node ${node}, and this is Node ${current}. Install another Node first: here, in CI and at the host.`,
    );
  await Promise.all(packages.slice(1).map(({ name }) => findRelease(root, manager, name, version)));
  const planned = packages.map((one) => ({ ...one, next: toRange(version, one.range) }));
  return { from, to: version, packages: planned };
}

/** A site, what it has installed and how. */
export interface InstalledSite {
  packages: readonly SitePackage[];
  manager: UsedPackageManager;
  /** The version of `blockwright`. */
  from: string;
}

/** Plans tarballs: the other packages are beside the tarball of `blockwright`. */
function planTarballs(
  packages: readonly SitePackage[],
  from: string,
  file: string,
): UpgradePlan | undefined {
  const [, version] = /^blockwright-(\d.*)\.tgz$/.exec(basename(file)) ?? [];
  if (version === undefined)
    throw new UsageError('--to takes a tarball by its name: blockwright-VERSION.tgz.');
  const planned = packages.map((one) => {
    const name = `${one.name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    const folder = isTarball(one.range) ? posix.dirname(one.range.slice('file:'.length)) : '.';
    const next = `file:${posix.join(folder, name)}`;
    return { ...one, next, tarball: join(dirname(file), name) };
  });
  const missing = planned.find(({ tarball }) => !existsSync(tarball));
  if (missing) throw new UsageError(`The tarball ${missing.tarball} does not exist.`);
  return { from, to: version, packages: planned };
}
