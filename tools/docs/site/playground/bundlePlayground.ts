import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { build } from 'vite';
import {
  createViteConfig,
  findSiteCode,
  type Installation,
  loadBundles,
} from '../../../../code/index.ts';
import { playgroundPlugin } from './playgroundPlugin.ts';
import { removeRuleTexts } from './removeRuleTexts.ts';
import type { PlaygroundData } from './worker/engineBundles.ts';

/**
 * Bundles the worker of the playground, with checker and renderer, and copies the fonts of the engine.
 *
 * @param folder of the files: `worker.js`, its chunks, and the fonts as pages name them
 */
export async function bundlePlayground(installation: Installation, folder: string): Promise<void> {
  const { packageRoot } = installation;
  const data = await collectData(installation);
  const config = createViteConfig({
    packageRoot,
    bundles: installation.bundles,
    isPrebuilt: false,
    hasShortNames: true,
    plugins: [playgroundPlugin(packageRoot, data), removeRuleTexts()],
  });
  const pure = ['schema', 'features', 'pipeline'].map((name) => join(packageRoot, name, '/'));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  await build({
    ...config,
    logLevel: 'error',
    resolve: {
      ...config.resolve,
      alias: [
        {
          find: /^react-dom\/server$/,
          replacement: join(
            packageRoot,
            'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
          ),
        },
      ],
    },
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: 'es2023',
      modulePreload: false,
      rollupOptions: {
        input: { worker: join(packageRoot, 'tools/docs/site/playground/worker/worker.ts') },
        // As in the bundle of the command line: what a dropped part imports is dropped with it.
        treeshake: {
          moduleSideEffects: (path) =>
            !pure.some((prefix) => path.startsWith(prefix)) && !/react-dom[\\/]client/.test(path),
        },
        output: {
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name].[hash].js',
        },
      },
    },
  });
  process.env.NODE_ENV = NODE_ENV;
  await mkdir(join(folder, 'assets'), { recursive: true });
  for (const [name, digest] of Object.entries(data.fonts)) {
    const extension = extname(name);
    const hashed = `${name.slice(0, -extension.length)}.${digest.slice(0, 8)}${extension}`;
    const source = join(packageRoot, 'renderer/fonts', name);
    await copyFile(source, join(folder, 'assets', hashed));
  }
}

/** Reads what the bundles of a site without code of its own say about themselves. */
async function collectData(installation: Installation): Promise<PlaygroundData> {
  const { packageRoot } = installation;
  // Any folder without section types of its own.
  const bundles = await loadBundles(findSiteCode(import.meta.dirname, installation));
  const folder = join(packageRoot, 'renderer/fonts');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.woff2')).sort();
  const fonts: PlaygroundData['fonts'] = {};
  for (const name of names)
    fonts[name] = createHash('sha256')
      .update(await readFile(join(folder, name)))
      .digest('hex');
  const { codeHash, islands, views } = bundles;
  // The parsed rules follow from the text.
  const styleBlocks = (await bundles.render.styleBlocks()).map(({ rules: _, ...block }) => block);
  return { codeHash, islands, views, fonts, styleBlocks };
}
