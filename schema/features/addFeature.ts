import { addPackageModule, hasPackageModules } from '../../base/features/packageModules.ts';
import type { Rules } from '../diagnostics/RuleMeta.ts';
import { addRules } from '../rules/catalogue.ts';
import type { FeatureKeys } from '../vocabulary/features/defineKeys.ts';
import { addFeatureKeys } from './addFeatureKeys.ts';
import { findModuleProblem, type ModuleProblem } from './findModuleProblem.ts';

/**
 * Adds the modules of a feature in a package to the modules that the core finds by glob, unless one has a
 * problem. Does nothing for a feature that this process or thread knows.
 *
 * @param modules the modules by their paths in the folder of the feature, such as `rules/loud.ts`
 * @returns the first problem, with the path of its module
 */
export function addFeature(
  feature: string,
  modules: Readonly<Record<string, Record<string, unknown>>>,
): (ModuleProblem & { path: string }) | undefined {
  if (hasPackageModules(feature)) return undefined;
  const found = Object.entries(modules).map(([path, exports]) => {
    const words = path.replace(/\.[jt]s$/, '').split('/');
    return { path, kind: words[0] ?? '', name: words.at(-1) ?? '', exports };
  });
  for (const { path, kind, exports } of found) {
    const problem = findModuleProblem(kind, exports);
    if (problem) return { path, ...problem };
  }
  for (const { kind, name, exports } of found) {
    addPackageModule(kind, { feature, name, exports });
    if (kind === 'rules') addRules(exports.rules as Rules);
    if (kind === 'keys') addFeatureKeys(exports.keys as FeatureKeys);
  }
  return undefined;
}
