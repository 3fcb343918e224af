import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { transform } from 'lightningcss';
import { parseStyles } from '../styles/parseStyles.ts';
import type { BundleSources } from './BundleSources.ts';
import { bundleInputs } from './bundleInputs.ts';
import { createViteConfig } from './createViteConfig.ts';
import { lazyModules } from './lazyModules.mjs';
import { loadRenderer } from './loadRenderer.ts';
import { removeStyles } from './staticStyles.ts';

/** Builds the server bundle and the client bundle with Vite, into subfolders of `folder`. */
export async function buildBundles(installation: BundleSources, folder: string): Promise<void> {
  // Another process may do the same, or use the bundles now: each builds a draft of its own.
  const draft = `${folder}.${process.pid}`;
  try {
    await buildInto(draft, installation);
    await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
      if (!existsSync(folder)) throw error;
      await replaceFiles(draft, folder);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Replaces the files of a folder one by one, so that none is ever missing for another process. */
async function replaceFiles(from: string, to: string): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, path));
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
  }
}

async function buildInto(draft: string, installation: BundleSources): Promise<void> {
  const { createBuilder } = await import('vite');
  await mkdir(draft, { recursive: true });
  const config = createViteConfig({ ...installation, hasShortNames: true });
  const builder = await createBuilder({
    ...config,
    plugins: [
      lazyModules(installation.packageRoot),
      config.plugins,
      bundleInputs(installation.siteSections),
    ],
    logLevel: 'error',
    environments: {
      client: {
        build: { outDir: join(draft, 'client'), license: { fileName: 'licenses.json' } },
      },
      ssr: {
        build: {
          outDir: join(draft, 'server'),
          // Errors of the site's own code point to its sources.
          sourcemap: (installation.siteSections ?? []).length > 0,
          // See enableCodeCache.mjs.
          rollupOptions: {
            output: {
              format: 'cjs',
              comments: { jsdoc: false },
              entryFileNames: '[name].cjs',
              chunkFileNames: '[name]-[hash].cjs',
            },
          },
        },
      },
    },
  });
  await builder.buildApp();
  // The stylesheet is compiled here once, because its compiler loads slowly.
  const { styleBlocks } = loadRenderer(join(draft, 'server', 'render.cjs'));
  const blocks = (await styleBlocks()).map((block) => {
    const css = minify(block.css);
    return { ...block, css, rules: parseStyles(css) };
  });
  await writeFile(join(draft, 'server', 'styles.json'), JSON.stringify(blocks));
  await removeCompiledStyles(join(draft, 'server'));
}

async function removeCompiledStyles(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.cjs')) continue;
    const path = join(folder, name);
    await writeFile(path, removeStyles(await readFile(path, 'utf8')));
  }
}

function minify(css: string): string {
  const { code } = transform({ filename: 'block.css', code: Buffer.from(css), minify: true });
  return code.toString();
}
