import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lists the files of a folder of that name in each feature, such as `features/review/workers/`.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {string} folder
 * @returns {{ feature: string, name: string, path: string }[]} names of feature and file without
 *   ending, and the path below the package
 */
export function listFeatureFiles(packageRoot, folder) {
  return listNames(join(packageRoot, 'features')).flatMap((feature) =>
    listNames(join(packageRoot, 'features', feature, folder))
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .map((file) => ({
        feature,
        name: file.slice(0, -'.ts'.length),
        path: `features/${feature}/${folder}/${file}`,
      })),
  );
}

function listNames(folder) {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
