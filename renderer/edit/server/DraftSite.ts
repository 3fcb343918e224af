import { CheckCache } from '../../../schema/check/CheckCache.ts';
import { type CheckedSite, checkSite } from '../../../schema/check/checkSite.ts';
import type { ReadOverlay } from '../../../schema/manifest/loadSite.ts';
import type { Page } from '../../../schema/page.ts';
import type { SectionCheck } from '../../../schema/rules/SectionCheck.ts';
import type * as Render from '../../bundle/render.ts';
import { addImages, createDevRenderContext, usedImages } from '../../dev/createDevRenderContext.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import type * as Checks from '../../sections/sectionChecks.ts';
import type * as Schemas from '../../sections/sectionSchemas.ts';
import { onlyPage, withoutPages } from '../yaml/onlyPage.ts';

/** Loads a module of the renderer as it is now. */
export type Load = <Module>(path: string) => Promise<Module>;

/**
 * The site as it is being written: checked by the pipeline that also builds it, and rendered page
 * by page. A page that cannot be rendered stays as it last could.
 */
export class DraftSite {
  #checked: CheckedSite | undefined;
  #renderContext: RenderContext | undefined;
  /** The last check that was asked for, and the one that has not begun yet. */
  #loading: Promise<void> | undefined;
  #waiting: Promise<void> | undefined;
  /** Counts the states of the texts that were to be read. */
  #revision = 0;
  /** The state that the last finished check has seen. */
  #checkedRevision = 0;
  /** Pages that were resolved alone, by route: newer than the check of the whole site. */
  readonly #alone = new Map<string, { page: Page; revision: number }>();
  readonly #memory = new CheckCache();
  readonly #pageMemory = new CheckCache();
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

  /** The site as far as it can be understood; as it last was while a check is under way. */
  async checked(): Promise<CheckedSite> {
    if (!this.#checked) await (this.#loading ?? this.reload());
    // The first check has ended, but what pages share may still be in the making.
    else if (!this.#renderContext) await this.#loading?.catch(() => {});
    return this.#checked as CheckedSite;
  }

  /** Checks again, after a change. */
  async reload(): Promise<CheckedSite> {
    this.#revision++;
    this.#waiting ??= (this.#loading ?? Promise.resolve())
      .catch(() => {})
      .then(() => {
        this.#waiting = undefined;
        return this.#check(this.#revision);
      });
    this.#loading = this.#waiting;
    await this.#loading;
    return this.#checked as CheckedSite;
  }

  /**
   * Resolves one page anew, as fast as that page is small: all other pages are left out. What is
   * wrong is told by the full check that follows. False when the page cannot be told alone.
   */
  async reloadPage(file: string, key: string, text: (file: string) => string): Promise<boolean> {
    const { pages } = await this.checked();
    const revision = ++this.#revision;
    const reduced = onlyPage(text(file), key);
    const main = file === 'pages.yaml' ? reduced : withoutPages(text('pages.yaml'));
    if (reduced === undefined || main === undefined) return false;
    const alone = (path: string) => {
      if (path === file) return reduced;
      if (path === 'pages.yaml') return main;
      return path.startsWith('pages/') ? 'pages: {}\n' : this.#overlay(path);
    };
    const fresh = await this.#checkWith(alone, this.#pageMemory, {});
    const routes = new Set(pages.map(({ route }) => route));
    if (fresh.pages.length === 0 || !fresh.pages.every(({ route }) => routes.has(route)))
      return false;
    if (fresh.site) await this.#renewWorld({ ...fresh, site: fresh.site });
    // A check of the whole site that began later knows better.
    if (this.#checkedRevision >= revision) return true;
    for (const page of fresh.pages) this.#alone.set(page.route, { page, revision });
    this.#checked = this.#withAlone(this.#checked as CheckedSite);
    return true;
  }

  /** Forgets what public/ held: a picture came or went. */
  filesChanged(): void {
    this.#madeFrom = '';
  }

  /** What pages share; undefined as long as the site cannot be used. */
  async renderContext(): Promise<RenderContext | undefined> {
    await this.checked();
    return this.#renderContext;
  }

  /** A page as HTML; undefined when there is none, or it could never be rendered. */
  async render(route: string): Promise<string | undefined> {
    const { pages } = await this.checked();
    const page = pages.find((one) => one.route === route);
    if (!page || !this.#renderContext) return this.#rendered.get(route);
    try {
      const { renderPage } = await this.#load<typeof Render>('/renderer/bundle/render.ts');
      this.#rendered.set(route, renderPage(page, this.#renderContext).html);
    } catch (error) {
      if (!this.#rendered.has(route)) throw error;
    }
    return this.#rendered.get(route);
  }

  async #check(revision: number): Promise<void> {
    const { sectionChecks } = await this.#load<typeof Checks>(
      '/renderer/sections/sectionChecks.ts',
    );
    const checked = await this.#checkWith(this.#overlay, this.#memory, sectionChecks);
    for (const [route, one] of this.#alone) if (one.revision <= revision) this.#alone.delete(route);
    this.#checkedRevision = revision;
    this.#checked = this.#withAlone(checked);
    const { site, pages, forms } = this.#checked;
    if (!site) return;
    await this.#renewWorld({ ...this.#checked, site });
    if (this.#renderContext)
      this.#renderContext = { ...this.#renderContext, pages, forms, now: new Date() };
  }

  #withAlone(checked: CheckedSite): CheckedSite {
    if (this.#alone.size === 0) return checked;
    const pages = checked.pages.map((page) => this.#alone.get(page.route)?.page ?? page);
    return { ...checked, pages };
  }

  /** Makes anew what pages share when the site says something else than before. */
  async #renewWorld(checked: Parameters<typeof createDevRenderContext>[0]): Promise<void> {
    const madeFrom = JSON.stringify(checked.site);
    if (this.#renderContext && madeFrom === this.#madeFrom) {
      await addImages(this.#renderContext.images, usedImages(checked.shownPages), this.#root);
      return;
    }
    const render = await this.#load<typeof Render>('/renderer/bundle/render.ts');
    // A page that was checked alone names only its own pictures.
    const shown = [...(this.#checked?.shownPages ?? []), ...checked.shownPages];
    const renderContext = await createDevRenderContext(
      { ...checked, shownPages: shown },
      { root: this.#root, render },
    );
    this.#madeFrom = madeFrom;
    this.#renderContext = {
      ...renderContext,
      ...(this.#renderContext && { pages: this.#renderContext.pages }),
      ...(this.#editing && { editing: true }),
      assets: { ...renderContext.assets, headExtra: this.#editing ? frameHead : '' },
    };
  }

  async #checkWith(
    read: ReadOverlay,
    memory: CheckCache,
    checks: Record<string, SectionCheck>,
  ): Promise<CheckedSite> {
    const { sectionSchemas: sections } = await this.#load<typeof Schemas>(
      '/renderer/sections/sectionSchemas.ts',
    );
    return checkSite({
      root: this.#root,
      sections,
      checks,
      mode: 'dev',
      overlay: read,
      cache: memory,
    });
  }
}

/** What a page in the editor carries besides itself. */
const frameHead = '<script type="module" src="/renderer/edit/frame/main.ts"></script>';
