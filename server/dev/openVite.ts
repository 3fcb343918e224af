import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { bundleSources, type SiteCode, viteCacheFolder } from '../../code/index.ts';
import { moduleFolders, viteFileAccess } from '../http/restrictModules.ts';
import { unignorePackages } from '../session/unignorePackages.ts';

/** Modules of packages that islands and these scripts import. */
const browserLibraries = [
  'idiomorph',
  'react',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'valtio/vanilla',
];

/** Options of `openVite`. */
export interface ViteOptions {
  code: SiteCode;
  /** The server that is listening already, and where it listens. */
  server: Server;
  host: string;
  port: number;
  /** The command, whose cache Vite uses. */
  use: 'dev' | 'edit';
  /** Called with the server before it accepts connections. */
  onOpen(server: ViteDevServer): void;
}

/**
 * Starts Vite behind a server that is listening already. Vite compiles modules for the browser,
 * notifies open pages of changes, and loads our own code once it is edited.
 */
export async function openVite(options: ViteOptions): Promise<ViteDevServer> {
  const { code, server, host, port, use } = options;
  const { packageRoot } = code.installation;
  const { createServer } = await import('vite');
  const { createViteConfig } = await import('../../code/index.ts');
  const config = createViteConfig(bundleSources(code));
  return createServer({
    ...config,
    appType: 'custom',
    logLevel: 'warn',
    cacheDir: viteCacheFolder(code, use),
    // Dependencies discovered while a page is open would force it to reload.
    optimizeDeps: {
      entries: [
        'server/browser/client.ts',
        'renderer/islands/*.ts',
        '{,features/*/}sections/*/island.tsx',
      ],
      include: browserLibraries,
    },
    server: {
      middlewareMode: true,
      hmr: { server },
      host,
      port,
      cors: false,
      // Our own handlers check the Host header before Vite sees a request.
      allowedHosts: true,
      fs: viteFileAccess(moduleFolders(code)),
      watch: {
        ignored: [isUnwatched(code.root, packageRoot), ...unignorePackages(code.siteSections)],
      },
    },
    plugins: [
      config.plugins,
      {
        name: 'blockwright:site',
        configureServer: (vite) => options.onOpen(vite),
      },
    ],
  });
}

/** Folders of the package that pages do not depend on; scanning them would take time. */
const unrelatedFolders = /^(dist|tests|docs|supabase|functions|\.blockwright|\.ci|\.github)$/;

/** Returns whether a file need not be watched. */
function isUnwatched(root: string, packageRoot: string): (path: string) => boolean {
  const publicFolder = join(root, 'public') + sep;
  return (path) => {
    // Vite reports a link that leads to itself as an error, and once it is closed it throws it.
    if (path.startsWith(publicFolder) && isLinkLoop(path)) return true;
    if (root !== packageRoot && !relative(root, path).startsWith('..')) return false;
    return unrelatedFolders.test(relative(packageRoot, path).split(sep)[0] ?? '');
  };
}

function isLinkLoop(path: string): boolean {
  try {
    statSync(path);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ELOOP';
  }
}
