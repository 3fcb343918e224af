import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserError } from '../../../base/errors/UserError.ts';
import type { UsedPackageManager } from './PackageManager.ts';
import type { UpgradePlan } from './planUpgrade.ts';
import { isTarball } from './readSitePackages.ts';
import { type ProgramFailure, runProgram } from './runProgram.ts';
import { setRanges } from './setRanges.ts';

/**
 * Installs the packages of a plan with the package manager of the site.
 *
 * @throws UserError when that fails, with what the package manager says
 */
export async function installPlan(
  root: string,
  manager: UsedPackageManager,
  { packages, to }: UpgradePlan,
): Promise<void> {
  const tarballs = packages.flatMap(({ tarball, next }) =>
    tarball ? [{ tarball, path: toPath(next) }] : [],
  );
  for (const { tarball, path } of tarballs)
    if (tarball !== join(root, path)) await copyFile(tarball, join(root, path));
  if (tarballs.length === 0) {
    const file = join(root, 'package.json');
    await writeFile(file, setRanges(await readFile(file, 'utf8'), packages));
  }
  // Named as arguments, tarballs of the same name are installed again.
  const added = [...manager.add, ...tarballs.map(({ path }) => `./${path}`)];
  const words = tarballs.length > 0 ? added : manager.install;
  await runProgram(root, [manager.program, ...words]).catch(
    ({ stdout, stderr, message }: ProgramFailure) => {
      const printed = `${stderr ?? ''}${stdout ?? ''}`.trim() || message;
      throw new UserError(`${manager.program} could not install ${to}.\n${printed}`);
    },
  );
  if (tarballs.length === 0) return;
  for (const { range, next } of packages)
    if (range !== next && isTarball(range)) await rm(join(root, toPath(range)), { force: true });
}

/** Lists the files and folders that an installation may replace. */
export function listReplaced(
  root: string,
  manager: UsedPackageManager,
  { packages }: UpgradePlan,
): string[] {
  const names = ['node_modules', '.pnp.cjs', '.pnp.loader.mjs', '.yarn', ...manager.lockFiles];
  const tarballs = packages.flatMap(({ tarball, range, next }) => (tarball ? [range, next] : []));
  return [
    ...new Set([
      join(root, 'package.json'),
      ...[root, manager.folder].flatMap((folder) => names.map((name) => join(folder, name))),
      ...tarballs.filter(isTarball).map((range) => join(root, toPath(range))),
    ]),
  ];
}

function toPath(range: string): string {
  return range.slice('file:'.length).replace(/^\.\//, '');
}
