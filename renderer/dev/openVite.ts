import type { Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { viteFileAccess } from '../server/restrictModules.ts';
import type { DevSite } from './createDevSite.ts';
import type { DevServerOptions } from './startDevServer.ts';

/** What islands and the dev client import from packages. */
const browserLibraries = [
  'idiomorph',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-aria/useField',
  'valtio/vanilla',
];

/**
 * Loads Vite behind a server that is listening already: modules for the browser, the connection
 * over which open pages are told of changes, and our own code once it is edited.
 */
export async function openVite(
  { root, installation: { packageRoot }, host, port }: DevServerOptions,
  { server, site }: { server: Server; site: DevSite },
): Promise<ViteDevServer> {
  const { createServer } = await import('vite');
  return createServer({
    root: packageRoot,
    configFile: join(packageRoot, 'renderer/bundle/serve.config.ts'),
    appType: 'custom',
    logLevel: 'warn',
    publicDir: false,
    // Found while a page is open, they would force it to reload.
    optimizeDeps: {
      entries: ['renderer/dev/client.ts', 'renderer/islands/*.ts', 'sections/*/island.tsx'],
      include: browserLibraries,
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      host,
      port,
      cors: false,
      // Who may ask, and for what, is decided before Vite is.
      allowedHosts: true,
      fs: viteFileAccess(packageRoot),
      watch: { ignored: unwatched(root, packageRoot) },
    },
    plugins: [
      {
        name: 'blockwright:dev-site',
        configureServer: (vite) => site.watch(vite),
      },
    ],
  });
}

/** No page is made from these; looking through them takes time. */
const foreign = /^(dist|tests|docs|supabase|functions|\.blockwright|\.ci|\.github)$/;

/** The files that need not be watched. */
function unwatched(root: string, packageRoot: string): (path: string) => boolean {
  return (path) => {
    if (root !== packageRoot && !relative(root, path).startsWith('..')) return false;
    return foreign.test(relative(packageRoot, path).split(sep)[0] ?? '');
  };
}
