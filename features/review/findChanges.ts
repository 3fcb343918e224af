import type { ChangesModule } from '../_shared/changes/index.ts';

/** How features compare sites with something else than a build: changes.ts of each. */
const modules = Object.values(import.meta.glob<ChangesModule>('../*/changes.ts', { eager: true }));

/** Finds the feature that knows the base of a comparison. */
export function findChanges(path: string): ChangesModule | undefined {
  return modules.find((module) => module.isBase(path));
}
