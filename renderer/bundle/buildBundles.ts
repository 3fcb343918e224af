import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Render from './render.ts';

/** Has Vite make the bundles of this state of the code, in the folder `home`. */
export async function buildBundles(packageRoot: string, home: string): Promise<void> {
  // Another process may be at it too: each makes its own, the first one in place stays.
  const draft = `${home}.${process.pid}`;
  try {
    await makeInto(draft, packageRoot);
    await rename(draft, home).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(home)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function makeInto(draft: string, packageRoot: string): Promise<void> {
  const { createBuilder } = await import('vite');
  await mkdir(draft, { recursive: true });
  const builder = await createBuilder({
    root: packageRoot,
    configFile: join(packageRoot, 'renderer/bundle/bundle.config.ts'),
    logLevel: 'error',
    publicDir: false,
    environments: {
      client: { build: { outDir: join(draft, 'client') } },
      ssr: {
        build: {
          outDir: join(draft, 'server'),
          rollupOptions: { output: { entryFileNames: '[name].mjs' } },
        },
      },
    },
  });
  await builder.buildApp();
  // It depends on the code alone, and what compiles it takes longer to load than all else.
  const renderer = pathToFileURL(join(draft, 'server', 'render.mjs')).href;
  const { stylesheet } = (await import(/* @vite-ignore */ renderer)) as typeof Render;
  await writeFile(join(draft, 'server', 'stylesheet.css'), await stylesheet());
}
