import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * Returns the alias for bundles that takes `react-dom/server` from the one file of react-dom that
 * renders to strings. The other file renders to streams; loading it in each thread takes as long as
 * rendering dozens of pages.
 */
export function reactServerAlias(packageRoot: string): { find: RegExp; replacement: string } {
  const server = createRequire(join(packageRoot, 'package.json')).resolve('react-dom/server');
  return {
    find: /^react-dom\/server$/,
    replacement: join(dirname(server), 'cjs/react-dom-server-legacy.node.production.js'),
  };
}
