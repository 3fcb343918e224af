import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { findFeaturePackages } from '../schema/index.ts';

/** A package that adds modules to a site: keys, rules, commands and so on. */
export interface SiteFeature {
  /** The name of the package. */
  name: string;
  /** Absolute path of the folder with the modules. */
  folder: string;
  /** Path of this folder below the site, with `/`. */
  path: string;
  /** Paths of the modules below the folder, such as `rules/loud.ts`. */
  modules: readonly string[];
}

/** Returns the features of packages by their paths in the site. */
export function toSiteFeatures(
  root: string,
  packages: ReturnType<typeof findFeaturePackages>,
): SiteFeature[] {
  return packages.map(({ name, folder, modules }) => ({
    name,
    // The package may be a link, and the bundler reports files by their real paths.
    folder: realpathSync(folder),
    path: relative(root, folder).split(sep).join('/'),
    modules,
  }));
}

/** Hashes the code of features. */
export function hashFeatures(features: readonly SiteFeature[]): string {
  const hash = createHash('sha256');
  for (const { name, folder } of features)
    for (const path of listCodeFiles(folder).sort())
      hash
        .update(`${name}/${path}\0`)
        .update(readFileSync(join(folder, path)))
        .update('\0');
  return hash.digest('hex');
}

/** Lists the files that modules may import; sections and styles have hashes of their own. */
function listCodeFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory())
      return entry.name === 'node_modules' || /^(?:sections|styles)$/.test(path)
        ? []
        : listCodeFiles(folder, path);
    return /\.(?:[cm]?[jt]sx?|json|ya?ml|css)$/.test(path) ? path : [];
  });
}
