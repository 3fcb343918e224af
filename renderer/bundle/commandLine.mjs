import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeHash } from './codeHash.mjs';

/**
 * Returns the paths of the command line, which is TypeScript. Bundles it once for each version of the
 * sources.
 *
 * @returns {Promise<{ main: string, packageRoot: string, cache: string }>} path of the bundle, of
 *   the package, and of the cache folder for this version of the code
 */
export async function commandLine() {
  const packageRoot = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
  const caches = join(packageRoot, 'node_modules', '.cache', 'blockwright');
  const cache = join(caches, codeHash(packageRoot, join(caches, 'sources.json')));
  const main = join(cache, 'cli', 'main.js');
  if (!existsSync(main)) await bundle(packageRoot, cache);
  return { main, packageRoot, cache };
}

async function bundle(packageRoot, cache) {
  const { NODE_ENV } = process.env;
  const { build } = await import('vite');
  // Another process may do the same: each writes its own draft, and the first one in place stays.
  const draft = `${cache}.${process.pid}`;
  await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // One file loads faster than the hundreds of files in these packages.
    ssr: { noExternal: ['culori', 'fastest-levenshtein', 'typebox', 'yaml'] },
    build: {
      ssr: true,
      outDir: join(draft, 'cli'),
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          main: join(packageRoot, 'renderer/cli/main.ts'),
          pageWorker: join(packageRoot, 'renderer/build/workers/pageWorker.ts'),
          encodeProcess: join(packageRoot, 'renderer/build/images/encodeProcess.ts'),
          bundleProcess: join(packageRoot, 'renderer/bundle/bundleProcess.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // Vite sets NODE_ENV. Restore it, because each command chooses its own.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await rename(draft, cache).catch(() => rm(draft, { recursive: true, force: true }));
  await removeOldBundles(dirname(cache));
}

/** Removes the bundles of old versions of the sources: each leaves a folder. */
async function removeOldBundles(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    // Another process may rename its draft meanwhile.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > 3 * 24 * 3600_000) await rm(path, { recursive: true, force: true });
  }
}
