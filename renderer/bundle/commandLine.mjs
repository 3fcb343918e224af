import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codeHash } from './codeHash.mjs';

/**
 * The command line as a bundle: the code is TypeScript, and is bundled once for each state of the
 * sources.
 *
 * @returns {Promise<{ main: string, packageRoot: string, cache: string }>} path of the bundle, of
 *   the package, and of the folder for all that is made of this state of the code
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
  // Two processes may do this at once: each writes its own folder, the first one in place stays.
  const draft = `${cache}.${process.pid}`;
  await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // One file opens faster than the hundreds that these consist of.
    ssr: { noExternal: ['fastest-levenshtein', 'typebox', 'yaml'] },
    build: {
      ssr: true,
      outDir: join(draft, 'cli'),
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          main: join(packageRoot, 'renderer/cli/main.ts'),
          pageWorker: join(packageRoot, 'renderer/build/workers/pageWorker.ts'),
          bundleProcess: join(packageRoot, 'renderer/bundle/bundleProcess.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // Vite names the environment of what it builds; which verb runs next is another matter.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await rename(draft, cache).catch(() => rm(draft, { recursive: true, force: true }));
  await removeOldBundles(dirname(cache));
}

/** Each state of the sources leaves a folder; those of days ago are not coming back. */
async function removeOldBundles(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 3 * 24 * 3600_000) await rm(path, { recursive: true, force: true });
  }
}
