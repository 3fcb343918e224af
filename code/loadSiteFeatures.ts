import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { listPackageModules } from '../base/features/packageModules.ts';
import { saveKeyOwners } from '../base/files/keyOwners.ts';
import { sectionSchemas, siteSectionRegistry } from '../renderer/index.ts';
import { addFeature, type Problem } from '../schema/index.ts';
import { compileModules, type EntryModule } from './compileModules.ts';
import type { SiteCode } from './SiteCode.ts';
import type { SiteFeature } from './SiteFeature.ts';
import { explainBuildError } from './siteSections/explainBuildError.ts';

/**
 * Compiles the modules of the packages that add something to a site, and adds them to the modules of the
 * built-in features.
 *
 * @returns problems with their code; a package with a problem adds no modules
 */
export async function loadSiteFeatures(code: SiteCode): Promise<Problem[]> {
  const { features, featuresFolder: folder, root } = code;
  if (features.length === 0) return [];
  if (!existsSync(folder))
    try {
      await compileModules(code, folder, features.map(createEntry));
    } catch (error) {
      return explainBuildError(error, root, features, feature);
    }
  const schemas = Object.values<{ properties?: object }>(sectionSchemas);
  const sectionKeys = new Set(schemas.flatMap(({ properties = {} }) => Object.keys(properties)));
  const problems: Problem[] = [];
  for (const [index, { name, folder: source, path }] of features.entries()) {
    const compiled = { name, folder: source, path, file: join(folder, `feature${index}.js`) };
    const problem = await addFeature(compiled, sectionKeys);
    if (problem) problems.push(problem);
    else siteSectionRegistry.features.push(compiled);
  }
  await saveKeyOwners(root, listKeyOwners());
  return problems;
}

/** Lists the keys that packages add: key → package. */
function listKeyOwners(): Record<string, string> {
  const added = listPackageModules<{ keys: Record<string, object> }>('keys');
  const owners = added.flatMap(({ feature, exports }) =>
    Object.values(exports.keys).flatMap((keys) => Object.keys(keys).map((key) => [key, feature])),
  );
  return Object.fromEntries(owners);
}

/** How problems with the code of features are reported. */
const feature = {
  rule: 'broken-feature' as const,
  hint: 'correct the code; imports may come from blockwright/feature and packages',
};

function createEntry({ folder, modules }: SiteFeature, index: number): EntryModule {
  const imports = modules.map(
    (path, number) => `import * as module${number} from ${JSON.stringify(join(folder, path))};`,
  );
  const entries = modules.map((path, number) => `${JSON.stringify(path)}: module${number}`);
  return {
    name: `feature${index}`,
    code: [...imports, `export const modules = { ${entries.join(', ')} };`].join('\n'),
  };
}
