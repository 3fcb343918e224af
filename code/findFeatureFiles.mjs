import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds files of features by their path in the folder of the feature.
 *
 * @param {string} packageRoot absolute path of the package
 * @param {RegExp} pattern matches the whole path, with slashes
 * @returns {{ feature: string, match: RegExpExecArray, path: string }[]} names of the features, and
 *   the paths of the files below the package
 */
export function findFeatureFiles(packageRoot, pattern) {
  const root = join(packageRoot, 'features');
  return listNames(root).flatMap((feature) =>
    listNames(join(root, feature), { recursive: true }).flatMap((name) => {
      const file = name.replaceAll('\\', '/');
      const match = pattern.exec(file);
      return match ? [{ feature, match, path: `features/${feature}/${file}` }] : [];
    }),
  );
}

function listNames(folder, options) {
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory();
  return isFolder ? readdirSync(folder, options).sort() : [];
}
