import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import type { Installation } from './Installation.ts';
import { staticStyles } from './staticStyles.ts';

/**
 * Creates what every use of Vite has in common. The code is compiled from its sources in the package,
 * wherever that is installed. Vike is left out: loading it takes longer than building the bundles.
 */
export function createViteConfig({
  packageRoot,
  bundles,
  isPrebuilt,
}: Pick<Installation, 'packageRoot' | 'bundles' | 'isPrebuilt'>): InlineConfig {
  return {
    root: packageRoot,
    // A configuration file would be bundled beside the package, which may be read-only.
    configFile: false,
    envDir: false,
    publicDir: false,
    plugins: [react(), staticStyles(packageRoot)],
    resolve: {
      // Packages that must exist only once, also when code outside the package imports them.
      dedupe: ['react', 'react-dom', 'styled-components', 'typebox', 'valtio'],
      // The package contains the few modules that it needs of these large packages.
      alias: isPrebuilt
        ? [{ find: /^react-aria\//, replacement: `${join(bundles, 'vendor', 'react-aria')}/` }]
        : [],
    },
  };
}
