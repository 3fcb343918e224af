import { addPackageModule, hasPackageModules } from '../../base/features/packageModules.ts';
import { importFile } from '../../base/files/importFile.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { Rules } from '../diagnostics/RuleMeta.ts';
import { addRules } from '../rules/catalogue.ts';
import { addFacts } from '../rules/collectFeatureFacts.ts';
import { reportSiteCode } from '../rules/yaml/site-code.ts';
import type { FeatureKeys } from '../vocabulary/features/defineKeys.ts';
import { SourceFile } from '../yaml/source/SourceFile.ts';
import { addFeatureKeys } from './addFeatureKeys.ts';
import { explainFeatureError } from './explainFeatureError.ts';
import type { FeatureSource } from './FeatureSource.ts';
import { findModuleProblem } from './findModuleProblem.ts';
import { guardModule } from './guardModule.ts';

/** The modules of a feature by their paths in its folder, such as `rules/loud.ts`. */
type FeatureModules = Readonly<Record<string, Record<string, unknown>>>;

/**
 * Loads the compiled modules of a feature in a package and adds them to the modules that the core finds by
 * glob, unless one has a problem. Does nothing for a feature that this process or thread knows.
 *
 * @param sectionKeys the keys of section types, which a feature cannot add to all sections
 * @returns the first problem with its code
 */
export async function addFeature(
  source: FeatureSource,
  sectionKeys: ReadonlySet<string> = new Set(),
): Promise<Problem | undefined> {
  if (hasPackageModules(source.name)) return undefined;
  let modules: FeatureModules;
  try {
    ({ modules } = await importFile<{ modules: FeatureModules }>(source.file));
  } catch (error) {
    return explainFeatureError(error, source, 'package.json', 'broken-feature');
  }
  const found = Object.entries(modules).map(([path, exports]) => {
    const words = path.replace(/\.[jt]s$/, '').split('/');
    return { path, kind: words[0] ?? '', name: words.at(-1) ?? '', exports };
  });
  const problem = findModuleProblem(found, sectionKeys);
  if (problem) {
    const { path, ...explained } = problem;
    const at = { file: new SourceFile(`${source.path}/${path}`, ''), from: 0, to: 0 };
    return reportSiteCode('broken-feature', { ...explained, at });
  }
  for (const { path, kind, name, exports } of found) {
    const guarded = guardModule(source, path, exports);
    addPackageModule(kind, { feature: source.name, name, exports: guarded });
    if (kind === 'rules') addRules(exports.rules as Rules);
    if (kind === 'facts') addFacts(guarded);
    if (kind === 'keys') addFeatureKeys(exports.keys as FeatureKeys);
  }
  return undefined;
}
