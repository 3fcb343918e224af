import { join, relative, sep } from 'node:path';
import { startLocalBackend } from '../../functions/_local/startLocalBackend.ts';
import { devSite } from '../dev/devSite.ts';
import type { Installation } from './Installation.ts';
import type { Options } from './Options.ts';

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

/** `dev`: the site with live reload, diagnostics in the overlay, and the local backend. */
export async function dev({ root, values }: Options, installation: Installation): Promise<number> {
  const { packageRoot } = installation;
  process.env.NODE_ENV = 'development';
  const api = await import('vike/api');
  const backend = startLocalBackend({ root, packageRoot });
  const { viteServer } = await api.dev({
    viteConfig: {
      root: packageRoot,
      configFile: join(packageRoot, 'vite.config.ts'),
      logLevel: 'warn',
      publicDir: join(root, 'public'),
      // Found while a page is open, they would force it to reload.
      optimizeDeps: { include: browserLibraries },
      server: {
        host: String(values.host ?? 'localhost'),
        port: Number(values.port ?? 5173),
        strictPort: false,
        watch: { ignored: unwatched(root, packageRoot) },
      },
      plugins: [
        {
          name: 'blockwright:local-backend',
          configureServer(server) {
            server.middlewares.use(backend.handle);
          },
        },
        devSite({ root, installation }),
      ],
    },
  });
  const address = viteServer.resolvedUrls?.local[0] ?? '';
  process.stdout.write(`The site is served at ${address}\nSection types: ${address}_gallery\n`);
  await new Promise<void>((stop) => {
    process.once('SIGINT', stop).once('SIGTERM', stop);
  });
  await Promise.all([viteServer.close(), backend.close()]);
  return 0;
}

/** No page is made from these; looking through them would hold the first page back. */
const foreign = /^(dist|tests|docs|supabase|functions|\.blockwright|\.ci|\.github)$/;

/** The files that need not be watched. */
function unwatched(root: string, packageRoot: string): (path: string) => boolean {
  return (path) => {
    if (root !== packageRoot && !relative(root, path).startsWith('..')) return false;
    return foreign.test(relative(packageRoot, path).split(sep)[0] ?? '');
  };
}
