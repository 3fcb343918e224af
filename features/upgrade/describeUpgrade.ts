import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { UsedPackageManager } from './packages/PackageManager.ts';
import type { UpgradePlan } from './packages/planUpgrade.ts';

/** Returns the versions and ranges of a plan, for the terminal. */
export function describePlan(
  { packages, from, to }: UpgradePlan,
  { program }: UsedPackageManager,
): string {
  const rows = packages.map(({ name, range, next }) => `  ${name}  ${range} → ${next}`);
  return [`Upgrade from ${from} to ${to} with ${program}`, ...rows].join('\n');
}

/** Returns what to do after an upgrade. */
export function describeEnd(
  { from, to }: UpgradePlan,
  { isDry, before, manager }: { isDry: boolean; before: string; manager: UsedPackageManager },
): string {
  if (isDry) return `\nThis was a dry run: everything is as it was before, with ${from}.`;
  const lock = manager.lockFiles.find((name) => existsSync(join(manager.folder, name)));
  return [
    `\nblockwright ${to} is installed. Commit package.json${lock ? `, ${lock}` : ''} and what was rewritten.`,
    `Compare again: npx blockwright diff ${before}`,
    `Go back: git checkout -- . && ${manager.back}`,
  ].join('\n');
}
