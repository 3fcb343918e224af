import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TSchema } from 'typebox';
import type { ViteDevServer } from 'vite';
import type { SectionCheck } from '../../schema/sectionCheck.ts';
import { bundles } from '../build/bundles.ts';
import type { Installation } from '../cli/Installation.ts';
import type * as Gallery from '../page/renderGallery.tsx';
import type * as Render from '../render.ts';
import type * as Checks from '../site/sectionChecks.ts';
import { sectionChecks } from '../site/sectionChecks.ts';
import type * as Schemas from '../site/sectionSchemas.ts';
import { sectionSchemas } from '../site/sectionSchemas.ts';

/**
 * The code that pages are checked and rendered with in `dev`: the bundles of the command line and
 * of the last build as long as nobody edits it, its sources through Vite from then on. The sources
 * are hundreds of modules, which a bundle saves the first page.
 */
export class DevCode {
  readonly #server: ViteDevServer;
  readonly #installation: Installation;
  #edited = false;

  constructor(server: ViteDevServer, installation: Installation) {
    this.#server = server;
    this.#installation = installation;
  }

  /** Whether anybody edited it since the start. */
  get edited(): boolean {
    return this.#edited;
  }

  /** What sections are checked with. */
  async checks(): Promise<{
    sections: Record<string, TSchema>;
    checks: Record<string, SectionCheck>;
  }> {
    if (!this.#edited) return { sections: sectionSchemas, checks: sectionChecks };
    const [schemas, checks] = [
      await this.#load<typeof Schemas>('/renderer/site/sectionSchemas.ts'),
      await this.#load<typeof Checks>('/renderer/site/sectionChecks.ts'),
    ];
    return { sections: schemas.sectionSchemas, checks: checks.sectionChecks };
  }

  /** What pages are rendered with. */
  async render(): Promise<typeof Render> {
    if (!this.#edited && existsSync(join(this.#installation.cache, 'site')))
      return (await bundles(this.#installation)).render;
    return this.#load('/renderer/render.ts');
  }

  /** What the gallery of section types is made with. */
  async gallery(): Promise<typeof Gallery & typeof Schemas> {
    return {
      ...(await this.#load<typeof Schemas>('/renderer/site/sectionSchemas.ts')),
      ...(await this.#load<typeof Gallery>('/renderer/page/renderGallery.tsx')),
    };
  }

  /** Told of every file that was saved; whether pages may look different, or be judged so, by it. */
  saved(file: string): boolean {
    const path = relative(this.#installation.packageRoot, file).split(sep).join('/');
    const own = /^(schema|data|sections|renderer)\/.*(\.(tsx?|css)|\/example\.yaml)$/.test(path);
    if (!own || /\.test\.tsx?$|^renderer\/(cli|build|dev|edit|vite)\//.test(path)) return false;
    this.#edited = true;
    return true;
  }

  #load<Module>(path: string): Promise<Module> {
    return this.#server.ssrLoadModule(path) as Promise<unknown> as Promise<Module>;
  }
}
