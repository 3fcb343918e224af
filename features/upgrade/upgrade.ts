import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../../base/errors/UsageError.ts';
import { UserError } from '../../base/errors/UserError.ts';
import { cachePath } from '../../base/files/cachePath.ts';
import type { Options } from '../../cli/index.ts';
import type { Installation } from '../../code/index.ts';
import { listSourceFiles } from '../../schema/index.ts';
import { backUp } from './backUp.ts';
import { describeEnd, describePlan } from './describeUpgrade.ts';
import { findInstalled } from './packages/findInstalled.ts';
import { installPlan, listReplaced } from './packages/installPlan.ts';
import { findPackageManager } from './packages/PackageManager.ts';
import { planUpgrade, type UpgradePlan } from './packages/planUpgrade.ts';
import { readSitePackages } from './packages/readSitePackages.ts';
import type { ProgramFailure } from './packages/runProgram.ts';
import { refuseUncommitted } from './refuseUncommitted.ts';
import { runBlockwright } from './runBlockwright.ts';
import { showDifferences } from './showDifferences.ts';

// All modules are loaded before the new version is installed: afterwards, the files of this one are gone.

/**
 * `upgrade`: installs another version of Blockwright and shows which pages of the site it changes.
 *
 * @throws UsageError for uncommitted changes and unusable options
 * @throws UserError when the registry cannot be reached, or the site does not build
 */
export async function upgrade(
  { root, values }: Options,
  installation: Installation,
): Promise<number> {
  const isDry = values['dry-run'] === true;
  if (typeof values.from === 'string')
    return (await import('./rewriteNames.ts')).rewriteNames(root, values.from, {
      isDry,
      installation,
    });
  const packages = readSitePackages(root);
  const manager = findPackageManager(root);
  const { version: from } = findInstalled(root) ?? {};
  if (from === undefined)
    throw new UsageError(`Install the packages of this site first: ${manager.back}`);
  const to = typeof values.to === 'string' ? values.to : undefined;
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
  const backup = await backUp(join(work, 'backup'), [
    ...listReplaced(root, manager, plan),
    ...listSourceFiles(root).map((path) => join(root, path)),
  ]);
  const stop = ignoreInterrupts();
  try {
    print(`Installing ${plan.to}`);
    await installPlan(root, manager, plan);
    await rewrite(root, plan);
    print(`Building with ${plan.to}`);
    const after = '.blockwright/upgrade/after';
    const problem = `The site does not build with ${plan.to}.`;
    const failure = await build(root, after, problem).catch((error: Error) => error);
    if (failure && (isDry || values.force !== true)) throw failure;
    const status = failure ? 1 : await showDifferences(root, before, after);
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

/** Rewrites what the new version renamed: only that version knows the names. */
async function rewrite(root: string, { from }: UpgradePlan): Promise<void> {
  // An older version may have neither the command nor the table.
  const list = await runBlockwright(root, ['upgrade', '--from', from, '--root', '.']).catch(
    () => '',
  );
  process.stdout.write(list);
}

/** Lets only the running program end at Ctrl+C, so that everything can be put back. */
function ignoreInterrupts(): () => void {
  const ignore = () => {};
  process.on('SIGINT', ignore);
  return () => process.off('SIGINT', ignore);
}
