import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform } from 'lightningcss';
import { bundleInputs } from './bundleInputs.ts';
import { type BundleSources, createViteConfig } from './createViteConfig.ts';
import type * as Render from './render.ts';

/** Builds the server bundle and the client bundle with Vite, into subfolders of `folder`. */
export async function buildBundles(installation: BundleSources, folder: string): Promise<void> {
  // Another process may do the same: each builds its own draft, and the first one in place stays.
  const draft = `${folder}.${process.pid}`;
  try {
    await buildInto(draft, installation);
    await rename(draft, folder).catch((error: NodeJS.ErrnoException) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function buildInto(draft: string, installation: BundleSources): Promise<void> {
  const { createBuilder } = await import('vite');
  await mkdir(draft, { recursive: true });
  const config = createViteConfig(installation);
  const builder = await createBuilder({
    ...config,
    plugins: [config.plugins, bundleInputs(installation.ownSections)],
    logLevel: 'error',
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
  // The stylesheet is compiled here once, because its compiler loads slowly.
  const renderer = pathToFileURL(join(draft, 'server', 'render.mjs')).href;
  const { styleBlocks } = (await import(/* @vite-ignore */ renderer)) as typeof Render;
  const blocks = (await styleBlocks()).map(({ id, css }) => ({ id, css: minify(css) }));
  await writeFile(join(draft, 'server', 'styles.json'), JSON.stringify(blocks));
}

function minify(css: string): string {
  const { code } = transform({ filename: 'block.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
