import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { findPosition } from '../base/errors/findPosition.ts';
import { mapCompiledPosition } from '../base/errors/mapCompiledPosition.ts';
import { importFile } from '../base/files/importFile.ts';
import { siteSectionRegistry } from '../renderer/index.ts';
import { addFeature, type Problem } from '../schema/index.ts';
import { compileModules, type EntryModule } from './compileModules.ts';
import type { SiteCode } from './SiteCode.ts';
import type { SiteFeature } from './SiteFeature.ts';
import { explainBuildError, problemAt, toSitePath } from './siteSections/explainBuildError.ts';

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
  const problems: Problem[] = [];
  for (const [index, found] of features.entries()) {
    const file = join(folder, `feature${index}.js`);
    const problem = await loadFeature(file, found, code);
    if (problem) problems.push(problem);
  }
  return problems;
}

/** The modules of a feature by their paths in its folder. */
type FeatureModules = Parameters<typeof addFeature>[1];

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

/** Loads the compiled modules of a feature and registers them, unless they have a problem. */
async function loadFeature(
  file: string,
  found: SiteFeature,
  { root, features }: SiteCode,
): Promise<Problem | undefined> {
  const { name, path: folder } = found;
  let modules: FeatureModules;
  try {
    ({ modules } = await importFile<{ modules: FeatureModules }>(file));
  } catch (error) {
    return explainFailure(error, found, features, root);
  }
  const problem = addFeature(name, modules);
  if (!problem) {
    siteSectionRegistry.features[name] = file;
    return undefined;
  }
  const { path, ...explained } = problem;
  return problemAt(`${folder}/${path}`, { rule: feature.rule, ...explained });
}

/** Turns what the code of a feature throws while it loads into a problem at its line. */
function explainFailure(
  error: unknown,
  { name, path }: SiteFeature,
  features: readonly SiteFeature[],
  root: string,
): Problem {
  const { message, stack } = Object(error);
  const isOwn = (file: string) => features.some(({ folder }) => file.startsWith(folder + sep));
  const position = findPosition(String(stack), isOwn, mapCompiledPosition);
  return problemAt(
    (position && toSitePath(position.file, root, features)) ?? `${path}/package.json`,
    {
      rule: feature.rule,
      message: `The package \`${name}\` cannot be loaded: ${String(message ?? error).replace(/\.$/, '')}.`,
      hint: 'correct the code, which throws while it loads',
    },
    position && {
      text: readFileSync(position.file, 'utf8'),
      line: position.line,
      column: position.column - 1,
    },
  );
}
