import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFeatureFiles } from '../../code/findFeatureFiles.mjs';
import {
  type BundleSources,
  buildOnce,
  bundleSources,
  loadRenderer,
  type SiteCode,
} from '../../code/index.ts';
import { lazyModules } from '../../code/lazyModules.mjs';
import type { Render } from '../../renderer/index.ts';

/** The renderer and what features render as bundles, which load several times faster than their modules. */
export class DevBundle {
  readonly #folder: string;
  #renderer: Promise<typeof Render> | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Opens the bundle of this state of the code, building it on the first start. It includes all
   * dependencies, with React in its production build.
   */
  static async open(code: SiteCode): Promise<DevBundle> {
    const folder = join(code.folder, 'dev');
    await buildOnce(folder, (draft) => buildDevBundle(bundleSources(code), draft));
    return new DevBundle(folder);
  }

  /** Loads the page renderer. */
  loadRenderer(): Promise<typeof Render> {
    this.#renderer ??= this.#openRenderer();
    return this.#renderer;
  }

  /** Loads `render.tsx` of a feature. */
  loadFeature(feature: string): unknown {
    return loadRenderer<unknown>(join(this.#folder, `feature-${feature}.cjs`));
  }

  async #openRenderer(): Promise<typeof Render> {
    const render = loadRenderer(join(this.#folder, 'render.cjs'));
    const blocks = JSON.parse(await readFile(join(this.#folder, 'styles.json'), 'utf8'));
    return { ...render, styleBlocks: async () => blocks };
  }
}

/** Builds the bundle into `folder`. */
export async function buildDevBundle(installation: BundleSources, folder: string): Promise<void> {
  const { packageRoot } = installation;
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  // Lazy imports, because both load Vite.
  const { build } = await import('vite');
  const { createViteConfig } = await import('../../code/index.ts');
  const config = createViteConfig(installation);
  await build({
    ...config,
    // All packages at once: `react-dom` must not meet the React of edited code.
    plugins: [lazyModules(packageRoot, []), config.plugins],
    logLevel: 'error',
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      sourcemap: (installation.siteSections ?? []).length > 0,
      rollupOptions: {
        input: {
          render: join(packageRoot, 'renderer/render.ts'),
          ...Object.fromEntries(
            findFeatureFiles(packageRoot, /^render\.tsx$/).map(({ feature, path }) => [
              `feature-${feature}`,
              join(packageRoot, path),
            ]),
          ),
        },
        // No view is hydrated here, and the client of React is large.
        treeshake: {
          moduleSideEffects: [{ test: /react-dom[\\/]client/, sideEffects: false }],
        },
        // See enableCodeCache.mjs.
        output: {
          format: 'cjs',
          comments: { jsdoc: false },
          entryFileNames: '[name].cjs',
          chunkFileNames: '[name]-[hash].cjs',
        },
      },
    },
  });
  const { styleBlocks } = loadRenderer(join(folder, 'render.cjs'));
  await writeFile(join(folder, 'styles.json'), JSON.stringify(await styleBlocks()));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
