import { type CheckedSite, checkSite } from '../../../schema/checkSite.ts';
import type { ReadOverlay } from '../../../schema/load/loadSite.ts';
import { SiteMemory } from '../../../schema/SiteMemory.ts';
import { devWorld } from '../../dev/devWorld.ts';
import type { World } from '../../page/world.ts';
import type * as Render from '../../render.ts';
import type * as Schemas from '../../site/sectionSchemas.ts';

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
    const { sectionSchemas } = await this.#load<typeof Schemas>('/renderer/site/sectionSchemas.ts');
    const checked = await checkSite({
      root: this.#root,
      sections: sectionSchemas,
      mode: 'dev',
      read: this.#overlay,
      memory: this.#memory,
    });
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
}
