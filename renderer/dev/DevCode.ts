import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TSchema } from 'typebox';
import type { ViteDevServer } from 'vite';
import type { SectionCheck } from '../../schema/rules/SectionCheck.ts';
import type * as Render from '../bundle/render.ts';
import type * as Gallery from '../page/renderGallery.tsx';
import type * as Checks from '../sections/sectionChecks.ts';
import { sectionChecks } from '../sections/sectionChecks.ts';
import type * as Schemas from '../sections/sectionSchemas.ts';
import { sectionSchemas } from '../sections/sectionSchemas.ts';
import type { DevBundle } from './DevBundle.ts';

/**
 * The code that pages are checked and rendered with in `dev`: bundles as long as nobody edits it,
 * its sources through Vite from then on. The sources are hundreds of modules, which a bundle saves
 * the first page.
 */
export class DevCode {
  readonly #vite: () => Promise<ViteDevServer>;
  readonly #bundle: DevBundle;
  readonly #packageRoot: string;
  #edited = false;

  /** @param vite loads Vite on first use */
  constructor(vite: () => Promise<ViteDevServer>, bundle: DevBundle, packageRoot: string) {
    this.#vite = vite;
    this.#bundle = bundle;
    this.#packageRoot = packageRoot;
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
      await this.#load<typeof Schemas>('/renderer/sections/sectionSchemas.ts'),
      await this.#load<typeof Checks>('/renderer/sections/sectionChecks.ts'),
    ];
    return { sections: schemas.sectionSchemas, checks: checks.sectionChecks };
  }

  /** What pages are rendered with. */
  async render(): Promise<typeof Render> {
    return this.#edited ? this.#load('/renderer/bundle/render.ts') : this.#bundle.render();
  }

  /** What the gallery of section types is made with. */
  async gallery(): Promise<typeof Gallery & typeof Schemas> {
    if (!this.#edited) return this.#bundle.gallery();
    return {
      ...(await this.#load<typeof Schemas>('/renderer/sections/sectionSchemas.ts')),
      ...(await this.#load<typeof Gallery>('/renderer/page/renderGallery.tsx')),
    };
  }

  /** What an error tells about its place in the sources. */
  async stackOf(error: unknown): Promise<string> {
    if (!(error instanceof Error)) return String(error);
    if (this.#edited) (await this.#vite()).ssrFixStacktrace(error);
    return error.stack ?? error.message;
  }

  /** Told of every file that was saved; whether pages may look different, or be judged so, by it. */
  handleFileChange(file: string): boolean {
    if (!this.#isOwn(file)) return false;
    this.#edited = true;
    return true;
  }

  /** The files of the code that were saved after a time, in milliseconds. */
  savedSince(time: number): string[] {
    const root = this.#packageRoot;
    return ['schema', 'sections', 'renderer'].flatMap((part) =>
      readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
        .map((name) => join(root, part, name))
        .filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time)
        .filter((file) => this.#isOwn(file)),
    );
  }

  #isOwn(file: string): boolean {
    const path = relative(this.#packageRoot, file).split(sep).join('/');
    const own = /^(schema|sections|renderer)\/.*(\.(tsx?|css)|\/example\.yaml)$/.test(path);
    return own && !/\.test\.tsx?$|^renderer\/(cli|build|dev|edit|server|vite)\//.test(path);
  }

  async #load<Module>(path: string): Promise<Module> {
    return (await this.#vite()).ssrLoadModule(path) as Promise<unknown> as Promise<Module>;
  }
}
