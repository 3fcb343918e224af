import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importFile } from '../../base/files/importFile.ts';
import { type BundleSources, bundleSources } from '../../renderer/bundle/BundleSources.ts';
import { buildOnce } from '../../renderer/bundle/buildOnce.ts';
import { createViteConfig } from '../../renderer/bundle/createViteConfig.ts';
import type * as Render from '../../renderer/bundle/render.ts';
import type { SiteCode } from '../../renderer/bundle/SiteCode.ts';
import type * as Gallery from '../../renderer/page/gallery/renderGallery.tsx';

/** The renderer and the gallery as bundles, which load several times faster than their modules. */
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

  /** Loads what the gallery of section types needs. */
  loadGallery(): Promise<typeof Gallery> {
    return importFile(join(this.#folder, 'gallery.js'));
  }

  async #openRenderer(): Promise<typeof Render> {
    const [render, styles] = await Promise.all([
      importFile<typeof Render>(join(this.#folder, 'render.js')),
      readFile(join(this.#folder, 'styles.json'), 'utf8'),
    ]);
    const blocks = JSON.parse(styles);
    return { ...render, styleBlocks: async () => blocks };
  }
}

/** Builds the bundle into `folder`. */
export async function buildDevBundle(installation: BundleSources, folder: string): Promise<void> {
  const { packageRoot } = installation;
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    ...createViteConfig(installation),
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
          render: join(packageRoot, 'renderer/bundle/render.ts'),
          gallery: join(packageRoot, 'renderer/page/gallery/renderGallery.tsx'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { styleBlocks } = await importFile<typeof Render>(join(folder, 'render.js'));
  await writeFile(join(folder, 'styles.json'), JSON.stringify(await styleBlocks()));
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}
