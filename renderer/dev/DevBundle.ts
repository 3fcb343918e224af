import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Installation } from '../bundle/Installation.ts';
import type * as Render from '../bundle/render.ts';
import type * as Gallery from '../page/renderGallery.tsx';
import type * as Schemas from '../sections/sectionSchemas.ts';

/** The code that pages are made with, in a form that is loaded at once. */
export class DevBundle {
  readonly #folder: string;
  #render: Promise<typeof Render> | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The bundle of this state of the code, made on its first start, with all that it needs, React
   * as visitors get it included: one file is loaded several times faster than hundreds.
   */
  static async open({ packageRoot, cache }: Installation): Promise<DevBundle> {
    const folder = join(cache, 'dev');
    if (!existsSync(folder)) {
      // Another process may be at it too: each makes its own, the first one in place stays.
      const draft = `${folder}.${process.pid}`;
      await make(packageRoot, draft);
      await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
    }
    return new DevBundle(folder);
  }

  /** What pages are rendered with. */
  loadRenderer(): Promise<typeof Render> {
    this.#render ??= this.#openRender();
    return this.#render;
  }

  /** What the gallery of section types is made with. */
  async loadGallery(): Promise<typeof Gallery & typeof Schemas> {
    const parts = [load(this.#folder, 'schemas.js'), load(this.#folder, 'gallery.js')];
    return Object.assign({}, ...(await Promise.all(parts)));
  }

  async #openRender(): Promise<typeof Render> {
    const [render, css] = await Promise.all([
      load<typeof Render>(this.#folder, 'render.js'),
      readFile(join(this.#folder, 'stylesheet.css'), 'utf8'),
    ]);
    return { ...render, stylesheet: async () => css };
  }
}

async function make(packageRoot: string, folder: string): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  await build({
    root: packageRoot,
    configFile: join(packageRoot, 'renderer/bundle/serve.config.ts'),
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          render: join(packageRoot, 'renderer/bundle/render.ts'),
          gallery: join(packageRoot, 'renderer/page/renderGallery.tsx'),
          schemas: join(packageRoot, 'renderer/sections/sectionSchemas.ts'),
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  });
  const { stylesheet } = await load<typeof Render>(folder, 'render.js');
  await writeFile(join(folder, 'stylesheet.css'), await stylesheet());
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

function load<Module>(folder: string, file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(join(folder, file)).href);
}
