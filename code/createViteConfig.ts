import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { shortName } from '../base/text/shortName.ts';
import type { BundleSources } from './BundleSources.ts';
import { doors } from './doors.mjs';
import { lazyFiles } from './lazyFiles.ts';
import type { SiteSection } from './siteSections/SiteSection.ts';
import { listSectionFolders, siteSectionsPlugin } from './siteSections/siteSectionsPlugin.ts';
import { classPrefix } from './styles/classPrefix.ts';
import { staticStyles } from './styles/staticStyles.ts';

/**
 * Creates what every use of Vite has in common. The code is compiled from its sources in the package,
 * wherever that is installed. Vike is left out: loading it takes longer than building the bundles.
 */
export function createViteConfig({
  packageRoot,
  bundles,
  isPrebuilt,
  siteSections = [],
  plugins = [],
  hasShortNames = false,
}: BundleSources): InlineConfig {
  return {
    root: packageRoot,
    // A configuration file would be bundled next to the package, which may be read-only.
    configFile: false,
    envDir: false,
    publicDir: false,
    plugins: [
      doors(),
      react(),
      lazyFiles(),
      staticStyles(
        packageRoot,
        hasShortNames ? () => classNames(packageRoot, siteSections) : undefined,
      ),
      siteSectionsPlugin(packageRoot, siteSections),
      plugins,
    ],
    resolve: {
      // Packages that must exist only once, also when code outside the package imports them.
      dedupe: ['react', 'react-dom', 'styled-components', 'typebox', 'valtio'],
      // The package contains the few modules that it needs of these packages.
      alias: isPrebuilt
        ? [{ find: /^(?=highlight\.js\/|minisearch$)/, replacement: `${join(bundles, 'vendor')}/` }]
        : [],
    },
  };
}

/**
 * Finds the styled constants of a site's code and gives each a short class name. The same files give
 * the same names, so every bundle of them agrees. Names begin with a capital letter, unlike all others.
 *
 * @returns class name in development, such as `faq-List` → class name in a build
 */
export function classNames(
  packageRoot: string,
  own: readonly SiteSection[] = [],
): Map<string, string> {
  // Features come last, so that they lengthen no name of a page that does not use them.
  const features = join(packageRoot, 'features');
  const sections = [...listSectionFolders(packageRoot, own)]
    .filter(([, folder]) => !folder.startsWith(features))
    .map(([type, folder]) => ({ path: `${type}/`, folder }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  // Components that most pages have get the shortest names.
  const shared = ['sections/_shared', 'renderer/page'].map((path) => join(packageRoot, path));
  const names = new Map<string, string>();
  const folders = [...shared, ...sections.map(({ folder }) => folder), features];
  for (const file of folders.flatMap(listStyleFiles))
    for (const [, constant] of readFileSync(file, 'utf8').matchAll(styledConstant)) {
      const name = `${classPrefix(file)}-${constant}`;
      if (!names.has(name)) names.set(name, shortName(names.size));
    }
  return names;
}

const styledConstant = /^(?:export )?const (\w+) = styled\b/gm;

function listStyleFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /style\.tsx?$/.test(path) && !path.includes('node_modules'))
    .sort()
    .map((path) => join(folder, path));
}
