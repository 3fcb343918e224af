import { readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { ViteDevServer } from 'vite';
import { type Bundles, loadBundles, type SiteCode } from '../../code/index.ts';
import {
  type presets,
  type Render,
  sectionChecks,
  sectionSchemas,
  siteSectionRegistry,
} from '../../renderer/index.ts';
import { loadSectionCode, type SectionCode } from '../session/loadSectionCode.ts';
import type { PageCode } from '../session/PageCode.ts';
import type { DevBundle } from './DevBundle.ts';

/**
 * The code that checks and renders pages in `dev` and `edit`: bundles until the code is edited, which spare
 * the first page hundreds of modules; its sources, loaded by Vite, from then on.
 */
export class DevCode implements PageCode {
  readonly #loadVite: () => Promise<ViteDevServer>;
  readonly #bundle: DevBundle;
  readonly #code: SiteCode;
  #isEdited = false;

  /** @param loadVite loads Vite on first use */
  constructor(loadVite: () => Promise<ViteDevServer>, bundle: DevBundle, code: SiteCode) {
    this.#loadVite = loadVite;
    this.#bundle = bundle;
    this.#code = code;
  }

  /** Whether a file of the code changed since the start. */
  get isEdited(): boolean {
    return this.#isEdited;
  }

  async loadChecks(): Promise<SectionCode> {
    if (!this.#isEdited)
      return {
        sections: sectionSchemas,
        checks: sectionChecks,
        problems: siteSectionRegistry.problems,
      };
    const vite = await this.#loadVite();
    return loadSectionCode((path) => this.load(path), {
      root: this.#code.root,
      siteSections: this.#code.siteSections,
      fixStack: (error) => vite.ssrFixStacktrace(error),
    });
  }

  loadRenderer(): Promise<typeof Render> {
    return this.load('/renderer/render.ts');
  }

  loadPresets(): Promise<typeof presets> {
    return this.load('/renderer/sections/presets.ts');
  }

  async loadBundles(): Promise<Bundles | undefined> {
    return this.#isEdited ? undefined : loadBundles(this.#code);
  }

  async load<Module>(path: string): Promise<Module> {
    const bundled = this.#isEdited ? undefined : this.#loadBundled(path);
    return ((await bundled) ?? (await this.#loadVite()).ssrLoadModule(path)) as Module;
  }

  /** Describes an error: a system error by its remedy, any other by its stack with positions in the sources. */
  async describeError(error: unknown): Promise<{ message: string; stack: string }> {
    const { explainSystemError } = await import('../../base/errors/explainSystemError.ts');
    const explanation = explainSystemError(error);
    if (explanation !== undefined || !(error instanceof Error))
      return { message: explanation ?? String(error), stack: '' };
    if (this.#isEdited) (await this.#loadVite()).ssrFixStacktrace(error);
    return { message: error.message, stack: error.stack ?? '' };
  }

  async mapStack(stack = ''): Promise<string> {
    return this.#isEdited ? (await this.#loadVite()).ssrRewriteStacktrace(stack) : stack;
  }

  /**
   * Switches from the bundles to the sources if a changed file belongs to the code that checks and
   * renders pages. The switch lasts until `dev` stops.
   *
   * @returns whether the file belongs to that code
   */
  handleFileChange(file: string): boolean {
    if (!this.#rendersPages(file)) return false;
    this.#isEdited = true;
    return true;
  }

  /** Lists the files of the code that changed after a time, in milliseconds. */
  filesChangedSince(time: number): string[] {
    const { packageRoot } = this.#code.installation;
    const folders = codeFolders.map((folder) => join(packageRoot, folder));
    return [...folders, ...this.ownFolders].flatMap((folder) =>
      listNamesBelow(folder)
        .map((name) => join(folder, name))
        .filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > time)
        .filter((file) => this.#rendersPages(file)),
    );
  }

  /** The folders with the section types of the site. */
  get ownFolders(): string[] {
    return this.#code.siteSections.map(({ folder }) => folder);
  }

  /** Loads a module that is part of the bundles; undefined for another one. */
  #loadBundled(path: string): unknown {
    const feature = /^\/features\/([\w-]+)\/render\.tsx$/.exec(path)?.[1];
    return feature ? this.#bundle.loadFeature(feature) : bundledModules[path]?.(this.#bundle);
  }

  #rendersPages(file: string): boolean {
    if (this.ownFolders.some((folder) => file.startsWith(folder + sep))) return true;
    const path = relative(this.#code.installation.packageRoot, file).split(sep).join('/');
    const isCode = codeFolders.includes(path.split('/')[0] ?? '') && codeFile.test(path);
    return isCode && !/\.test\.tsx?$/.test(path);
  }
}

/** Modules that need not be loaded by Vite as long as they are not edited. */
const bundledModules: Record<string, (bundle: DevBundle) => Promise<unknown>> = {
  '/renderer/render.ts': (bundle) => bundle.loadRenderer(),
  '/renderer/sections/presets.ts': async () => {
    const { presets } = await import('../../renderer/index.ts');
    return presets;
  },
};

/** Folders of the package with the code that checks and renders pages. */
const codeFolders = ['base', 'schema', 'sections', 'renderer', 'features'];
const codeFile = /\.(tsx?|css|yaml|svg)$/;

/** Lists the files below a folder; none if a section type of the site is removed meanwhile. */
function listNamesBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    return [];
  }
}
