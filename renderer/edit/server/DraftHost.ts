import { type CheckedSite, checkSite } from '../../../schema/checkSite.ts';
import type { ReadOverlay } from '../../../schema/load/loadSite.ts';
import { SiteMemory } from '../../../schema/SiteMemory.ts';
import { devWorld } from '../../dev/devWorld.ts';
import type { World } from '../../page/world.ts';
import type * as Render from '../../render.ts';
import type * as Schemas from '../../site/sectionSchemas.ts';
import { onlyPage, withoutPages } from '../manifestEdit/onlyPage.ts';

/** Loads a module of the renderer as it is now. */
export type Load = <Module>(path: string) => Promise<Module>;

/**
 * The site as it is being written: checked by the pipeline that also builds it, and rendered page
 * by page. A page that cannot be rendered stays as it last could.
 */
export class DraftHost {
  #checked: CheckedSite | undefined;
  #world: World | undefined;
  #loading: Promise<void> | undefined;
  readonly #memory = new SiteMemory();
  readonly #pageMemory = new SiteMemory();
  /** What of the site the world was last made from. */
  #madeFrom = '';
  readonly #rendered = new Map<string, string>();
  readonly #root: string;
  readonly #overlay: ReadOverlay;
  readonly #load: Load;
  readonly #editing: boolean;

  constructor(root: string, overlay: ReadOverlay, load: Load, { editing = true } = {}) {
    this.#root = root;
    this.#overlay = overlay;
    this.#load = load;
    this.#editing = editing;
  }

  /** The site as far as it can be understood. */
  async checked(): Promise<CheckedSite> {
    this.#loading ??= this.#check();
    await this.#loading;
    return this.#checked as CheckedSite;
  }

  /** Checks again, after a change. */
  async reload(): Promise<CheckedSite> {
    this.#loading = (this.#loading ?? Promise.resolve()).then(() => this.#check());
    return this.checked();
  }

  /**
   * Resolves one page anew, as fast as that page is small: all other pages are left out. What is
   * wrong is told by the full check that follows. False when the page cannot be told alone.
   */
  async reloadPage(file: string, key: string, text: (file: string) => string): Promise<boolean> {
    const before = await this.checked();
    const reduced = onlyPage(text(file), key);
    const main = file === 'pages.yaml' ? reduced : withoutPages(text('pages.yaml'));
    if (reduced === undefined || main === undefined) return false;
    const alone = (path: string) => {
      if (path === file) return reduced;
      if (path === 'pages.yaml') return main;
      return path.startsWith('pages/') ? 'pages: {}\n' : this.#overlay(path);
    };
    const { pages } = await this.#checkWith(alone, this.#pageMemory);
    const fresh = new Map(pages.map((page) => [page.route, page]));
    const known = before.pages.filter(({ route }) => fresh.has(route));
    if (known.length === 0 || known.length !== fresh.size) return false;
    this.#checked = {
      ...before,
      pages: before.pages.map((page) => fresh.get(page.route) ?? page),
    };
    return true;
  }

  /** Forgets what public/ held: a picture came or went. */
  filesChanged(): void {
    this.#madeFrom = '';
  }

  /** What pages share; undefined as long as the site cannot be used. */
  async world(): Promise<World | undefined> {
    await this.checked();
    return this.#world;
  }

  /** A page as HTML; undefined when there is none, or it could never be rendered. */
  async render(route: string): Promise<string | undefined> {
    const { pages } = await this.checked();
    const page = pages.find((one) => one.route === route);
    if (!page || !this.#world) return this.#rendered.get(route);
    try {
      const { renderPage } = await this.#load<typeof Render>('/renderer/render.ts');
      this.#rendered.set(route, renderPage(page, this.#world).html);
    } catch (error) {
      if (!this.#rendered.has(route)) throw error;
    }
    return this.#rendered.get(route);
  }

  async #check(): Promise<void> {
    const checked = await this.#checkWith(this.#overlay, this.#memory);
    this.#checked = checked;
    if (!checked.site) return;
    const { site, pages, forms } = checked;
    const madeFrom = JSON.stringify(site);
    if (this.#world && madeFrom === this.#madeFrom) {
      this.#world = { ...this.#world, pages, forms, now: new Date() };
      return;
    }
    this.#madeFrom = madeFrom;
    const render = await this.#load<typeof Render>('/renderer/render.ts');
    const world = await devWorld({ ...checked, site }, { root: this.#root, render });
    const frame = '<script type="module" src="/renderer/edit/frame/main.ts"></script>';
    this.#world = this.#editing
      ? {
          ...world,
          editing: true,
          assets: { ...world.assets, headExtra: (world.assets.headExtra ?? '') + frame },
        }
      : { ...world, assets: { ...world.assets, headExtra: '' } };
  }

  async #checkWith(read: ReadOverlay, memory: SiteMemory): Promise<CheckedSite> {
    const { sectionSchemas } = await this.#load<typeof Schemas>('/renderer/site/sectionSchemas.ts');
    return checkSite({ root: this.#root, sections: sectionSchemas, mode: 'dev', read, memory });
  }
}
