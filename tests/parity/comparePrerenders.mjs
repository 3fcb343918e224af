import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build as buildByVike, prerender } from 'vike/api';
import { build } from 'vite';

/**
 * Renders the reference site with the prerendering of Vike and with our renderer, and prints how
 * many pages were compared and which differ, as JSON in the last line.
 */
const packageRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const caches = join(packageRoot, 'node_modules/.cache');
await mkdir(caches, { recursive: true });
const cache = await mkdtemp(join(caches, 'parity-'));
await build({
  root: packageRoot,
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  build: { ssr: 'tests/parity/prepareSite.ts', outDir: join(cache, 'prepare') },
});
process.env.NODE_ENV = 'production';
const { prepareSite } = await import(pathToFileURL(join(cache, 'prepare/prepareSite.js')).href);
const { pages, renderContext, renderPage } = await prepareSite({
  packageRoot,
  fingerprint: 'parity',
  commandLine: join(cache, 'cli'),
  bundles: cache,
  isPrebuilt: false,
});
globalThis[Symbol.for('blockwright.currentSite')] = async () => ({
  pages: new Map(pages.map((page) => [page.route, page])),
  renderContext,
});

const vike = {
  viteConfig: {
    root: packageRoot,
    logLevel: 'error',
    publicDir: false,
    build: { outDir: relative(packageRoot, join(cache, 'vike')) },
  },
};
await buildByVike(vike);
await prerender(vike);

const different = [];
for (const page of pages) {
  const file = join(cache, 'vike/client', page.route, 'index.html');
  const byVike = await readFile(file, 'utf8').catch(() => undefined);
  if (byVike !== renderPage(page, renderContext).html) different.push(page.route);
}
await rm(cache, { recursive: true, force: true });
console.log(JSON.stringify({ compared: pages.length, different }));
