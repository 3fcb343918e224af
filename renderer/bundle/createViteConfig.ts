import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { BundleSources } from './BundleSources.ts';
import { findClassNames } from './findClassNames.ts';
import { lazyFiles } from './lazyFiles.ts';
import type { SiteSection } from './siteSections/SiteSection.ts';
import { listSectionFolders, siteSectionsPlugin } from './siteSections/siteSectionsPlugin.ts';
import { staticStyles } from './staticStyles.ts';

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
      // The package contains the few modules that it needs of this large package.
      alias: isPrebuilt
        ? [{ find: /^highlight\.js\//, replacement: `${join(bundles, 'vendor')}/highlight.js/` }]
        : [],
    },
  };
}

/** Returns the short class names of a site's code. */
export function classNames(packageRoot: string, own: readonly SiteSection[] = []) {
  const sections = [...listSectionFolders(packageRoot, own)]
    .map(([type, folder]) => ({ path: `${type}/`, folder }))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
  return findClassNames([
    join(packageRoot, 'sections/_shared'),
    join(packageRoot, 'renderer/page'),
    ...sections.map(({ folder }) => folder),
  ]);
}
