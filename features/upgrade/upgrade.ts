import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { UserError } from '../../base/errors/UserError.ts';
import { cachePath } from '../../base/files/cachePath.ts';
import type { Options } from '../../cli/index.ts';
import { type Backup, backUp } from './backUp.ts';
import { describeEnd, describePlan } from './describeUpgrade.ts';
import { findInstalled } from './packages/findInstalled.ts';
import { installPlan, listReplaced } from './packages/installPlan.ts';
import { findPackageManager } from './packages/PackageManager.ts';
import { planUpgrade, type UpgradePlan } from './packages/planUpgrade.ts';
import { readSitePackages } from './packages/readSitePackages.ts';
import type { ProgramFailure } from './packages/runProgram.ts';
import { refuseUncommitted } from './refuseUncommitted.ts';
import type { SiteRenames } from './renames/renameInSite.ts';
import { writeRenames } from './renames/writeRenames.ts';
import { rewriteNames } from './rewriteNames.ts';
import { runBlockwright } from './runBlockwright.ts';
import { showDifferences } from './showDifferences.ts';

// All modules are loaded before the new version is installed: afterwards, the files of this one are gone.

/**
 * `upgrade`: installs another version of Blockwright and shows which pages of the site it changes.
 *
 * @throws UsageError for uncommitted changes and unusable options
 * @throws UserError when the registry cannot be reached, or the site does not build
 */
export async function upgrade(options: Options): Promise<number> {
  const { root, values } = options;
  if (typeof values.from === 'string') return rewriteNames(options, values.from);
  const packages = readSitePackages(root);
  const manager = findPackageManager(root);
  const { version: from } = findInstalled(root) ?? {};
  if (from === undefined)
    throw new UsageError(`Install the packages of this site first: ${manager.back}`);
  const to = typeof values.to === 'string' ? values.to : undefined;
  const isDry = values['dry-run'] === true;
  const hasHistory = isDry || values.force === true || (await refuseUncommitted(root));
  const plan = await planUpgrade(root, { packages, manager, from }, to);
  if (!plan) {
    print(`blockwright ${from} is ${to === undefined ? 'the newest version' : 'installed'}.`);
    return 0;
  }
  print(describePlan(plan, manager));
  if (!hasHistory) print('This folder has no git history. To be able to go back, copy it first.');
  const work = cachePath(root, 'upgrade');
  await rm(work, { recursive: true, force: true });
  const before = join('.blockwright/upgrade', from);
  print(`Building with ${from}`);
  await build(root, before, `The site does not build with ${from}, the version before.`);
  const backup = await backUp(join(work, 'backup'), listReplaced(root, manager, plan));
  const stop = ignoreInterrupts();
  try {
    print(`Installing ${plan.to}`);
    await installPlan(root, manager, plan);
    await rename(root, backup, plan);
    print(`Building with ${plan.to}`);
    const after = '.blockwright/upgrade/after';
    const problem = `The site does not build with ${plan.to}.`;
    const failure = await build(root, after, problem).catch((error: Error) => error);
    if (failure && (isDry || values.keep !== true)) throw failure;
    const status = failure ? 1 : await showDifferences(options, before, after);
    if (failure) print(failure.message);
    if (isDry) await backup.restore();
    print(describeEnd(plan, { isDry, before, manager }));
    return status;
  } catch (error) {
    await backup.restore();
    const { message } = error as Error;
    throw new UserError(`${message}\nEverything is as it was before, with ${from}.`);
  } finally {
    stop();
    await rm(join(work, 'backup'), { recursive: true, force: true });
    await rm(join(work, 'after'), { recursive: true, force: true });
  }
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Builds the site with the version that is installed. Rejects with a UserError if that fails. */
async function build(root: string, out: string, problem: string): Promise<void> {
  const words = ['build', '--root', '.', '--out', out, '--quiet'];
  await runBlockwright(root, words).catch(({ stdout, stderr }: ProgramFailure) => {
    throw new UserError(`${problem}\n${stdout}${stderr}`.trim());
  });
}

/** Rewrites what the new version renamed: it knows the names, and this process writes the files. */
async function rename(root: string, backup: Backup, { from }: UpgradePlan): Promise<void> {
  const words = ['upgrade', '--from', from, '--dry-run', '--format', 'json', '--root', '.'];
  // An older version may have neither the command nor the table.
  const text = await runBlockwright(root, words).catch(() => '{"files":[],"failures":[]}');
  const renames = JSON.parse(text) as SiteRenames;
  for (const { path } of renames.files) await backup.add(join(root, path));
  const list = await writeRenames(root, renames, { isDry: false });
  if (list) process.stdout.write(list);
}

/** Lets only the running program end at Ctrl+C, so that everything can be put back. */
function ignoreInterrupts(): () => void {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  return () => process.off('SIGINT', ignore);
}
