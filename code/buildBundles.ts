import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import { parseStyles } from '../renderer/index.ts';
import type { BundleSources } from './BundleSources.ts';
import { bundleInputs } from './bundleInputs.ts';
import { createViteConfig } from './createViteConfig.ts';
import { lazyModules } from './lazyModules.mjs';
import { loadRenderer } from './loadRenderer.ts';
import { removeStyles } from './styles/staticStyles.ts';

/** Builds the server bundle and the client bundle with Vite, into subfolders of `folder`. */
export async function buildBundles(installation: BundleSources, folder: string): Promise<void> {
  const { createBuilder } = await import('vite');
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
        build: { outDir: join(folder, 'client'), license: { fileName: 'licenses.json' } },
      },
      ssr: {
        build: {
          outDir: join(folder, 'server'),
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
  const { styleBlocks } = loadRenderer(join(folder, 'server', 'render.cjs'));
  const blocks = (await styleBlocks()).map((block) => {
    const css = minify(block.css);
    return { ...block, css, rules: parseStyles(css) };
  });
  await writeFile(join(folder, 'server', 'styles.json'), JSON.stringify(blocks));
  await removeCompiledStyles(join(folder, 'server'));
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
