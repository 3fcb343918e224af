#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeHash } from './codeHash.mjs';

/**
 * The command `blockwright`. The code is TypeScript: it is bundled once for each state of the
 * sources and started from the bundle afterwards.
 */
const packageRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const caches = join(packageRoot, 'node_modules', '.cache', 'blockwright');
const home = join(caches, codeHash(packageRoot, join(caches, 'sources.json')));
const bundle = join(home, 'cli', 'main.js');

if (!existsSync(bundle)) await bundleCommandLine();
const { main } = await import(pathToFileURL(bundle).href);
await main(process.argv.slice(2), { packageRoot, cache: home });

async function bundleCommandLine() {
  const { NODE_ENV } = process.env;
  const { build } = await import('vite');
  // Two processes may do this at once: each writes its own folder, the first one in place stays.
  const draft = `${home}.${process.pid}`;
  await build({
    root: packageRoot,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    // One file opens faster than the hundreds that these consist of.
    ssr: { noExternal: ['ajv', 'ajv-formats', 'fastest-levenshtein', 'typebox', 'yaml'] },
    build: {
      ssr: true,
      outDir: join(draft, 'cli'),
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          main: join(packageRoot, 'renderer/cli/main.ts'),
          pageWorker: join(packageRoot, 'renderer/build/pages/pageWorker.ts'),
          bundleProcess: join(packageRoot, 'renderer/build/bundleProcess.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  // Vite names the environment of what it builds; which verb runs next is another matter.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  await rename(draft, home).catch(() => rm(draft, { recursive: true, force: true }));
  await removeOldBundles(dirname(home));
}

/** Each state of the sources leaves a folder; those of days ago are not coming back. */
async function removeOldBundles(folder) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > 3 * 24 * 3600_000) await rm(path, { recursive: true, force: true });
  }
}
