import { setTimeout as pause } from 'node:timers/promises';
import type { RenderContext } from '../../../renderer/index.ts';
import type { CheckedSite, SitePage } from '../../../schema/index.ts';
import type { Page } from '../../../schema/vocabulary.ts';
import {
  type PageCode,
  type PreparedState,
  RenderContextCache,
  RenderedFactsCache,
  SiteSession,
  type UsableSite,
} from '../../../server/index.ts';
import { DraftCheck, type FindFacts, type SiteDraft } from './DraftCheck.ts';
import { renderBrokenPage, renderUsable } from './renderDraft.ts';
import { type PlacedSections, renumberSections } from './renumberSections.ts';

/** A page that was resolved after the check of the whole site. */
interface UpdatedPage {
  page: Page;
  shown: SitePage | undefined;
  revision: number;
}

interface DraftSiteOptions {
  editing?: boolean;
  now?: Date;
  isLarge?: boolean;
  whenIdle?: (() => Promise<unknown>) | undefined;
  findFacts?: FindFacts | undefined;
  hasVite?: boolean;
}

/**
 * The site with its unsaved changes: checked as a whole, or page by page while the author types, and
 * rendered on request. A page that cannot be rendered keeps its last HTML.
 */
export class DraftSite {
  readonly #code: PageCode;
  readonly #check: DraftCheck;
  readonly #editing: boolean;
  /** What the editor adds to the head of pages. */
  readonly #head: string;
  readonly #now: Date | undefined;
  readonly #isLarge: boolean;
  readonly #whenIdle: () => Promise<unknown>;
  /** The first state; undefined once it is there. */
  #opening: Promise<unknown> | undefined;
  /** The check of the whole site that follows the first state of a large site; undefined after a check. */
  #firstCheck: Promise<unknown> | undefined;
  /** Why the first check of a large site failed, until a later check succeeds. */
  #failure: string | undefined;
  readonly #session: SiteSession;
  readonly #renderContexts: RenderContextCache;
  /** Counts the states of the texts. */
  #revision = 0;
  /** The revision that the last check of the whole site has seen. */
  #checkedRevision = 0;
  /** Route → the page, where it is newer than the check of the whole site. */
  readonly #updatedPages = new Map<string, UpdatedPage>();
  /** Revision, file and key of the page that was resolved last. */
  #resolved = '';
  /** Route → the last HTML, and the page that it shows. */
  readonly #rendered = new Map<string, { html: string; page: PlacedSections }>();

  /**
   * @param editing whether pages carry what the editor's preview needs
   * @param now shows what visitors see at this time, without drafts; by default the present, with drafts
   * @param isLarge whether pages are shown before the check of the whole site
   * @param whenIdle resolves once the first page has what it needs, and that check may begin
   * @param findFacts returns the facts of pages that are known from an earlier start
   * @param hasVite whether the script of the preview connects to Vite
   */
  constructor(
    draft: SiteDraft,
    code: PageCode,
    {
      editing = true,
      now,
      isLarge = false,
      whenIdle = () => pause(firstCheckDelay, undefined, { ref: false }),
      findFacts,
      hasVite = false,
    }: DraftSiteOptions = {},
  ) {
    const { root } = draft;
    this.#code = code;
    this.#check = new DraftCheck(draft, code, { now, findFacts });
    this.#editing = editing;
    this.#head = editing ? renderPreviewScript(hasVite) : '';
    this.#now = now;
    this.#isLarge = isLarge;
    this.#whenIdle = whenIdle;
    this.#renderContexts = new RenderContextCache(root);
    const renderedFacts = new RenderedFactsCache(root, code);
    this.#session = new SiteSession({
      check: () => this.#checkSite(),
      prepare: (checked) => this.#prepare(checked),
      ...(editing && {
        findRenderedFacts: async (site, { renderContext }) =>
          renderedFacts.find(site, renderContext, await code.loadRenderer()),
      }),
      keepsLastValid: false,
    });
  }

  /** Called when rendering has found other problems than the last check. */
  set onRenderedCheck(callback: () => void) {
    this.#session.onRenderedCheck = callback;
  }

  /** Why the first check of a large site failed; undefined if it did not, and after a later check. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /**
   * Returns the last check of the whole site, without waiting for one under way unless it is the first.
   *
   * @throws whatever the first check of a large site threw, until a later check succeeds
   */
  async checked(): Promise<CheckedSite> {
    await this.latest();
    await this.#firstCheck;
    return this.#session.checked as CheckedSite;
  }

  /** Returns the last check; before the first check of a large site, the pages that were shown so far. */
  async latest(): Promise<CheckedSite> {
    const session = this.#session;
    if (!session.checked)
      this.#opening ??= this.#open().finally(() => {
        this.#opening = undefined;
      });
    await this.#opening;
    // The first check has ended, but its render context may still be under way.
    if (!session.current) await session.upToDate().catch(() => undefined);
    return session.checked as CheckedSite;
  }

  /** Waits for the first check of the whole site. */
  async open(): Promise<void> {
    await this.checked();
    await this.#session.upToDate();
  }

  /**
   * Has the last check contain a page as its texts are now, without waiting for a check of the whole site
   * that has not ended. Only what a page cannot be resolved without waits for it.
   */
  async updatePage(file: string, key: string): Promise<void> {
    await this.latest();
    const isDone = this.#checkedRevision === this.#revision;
    if (this.#firstCheck) await this.#addPage(file, key);
    else if (!isDone && !(await this.#resolvePage(file, key, this.#revision)))
      await this.#session.upToDate().catch(() => undefined);
  }

  /** Adds a page to the site before the first check of the whole site has ended. */
  async #addPage(file: string, key: string): Promise<void> {
    const added = await this.#check.checkPage({ file, key });
    const checked = this.#session.checked as CheckedSite;
    if (!added || !this.#firstCheck) return;
    const routes = new Set(added.pages.map(({ route }) => route));
    const isOther = (_: unknown, index: number) => !routes.has(checked.pages[index]?.route ?? '');
    await this.#session.replace({
      ...checked,
      pages: [...checked.pages.filter(isOther), ...added.pages],
      shownPages: [...checked.shownPages.filter(isOther), ...added.shownPages],
    });
  }

  /** Checks the whole site after a change. */
  async reload(): Promise<CheckedSite> {
    this.#revision++;
    await this.#session.reload();
    this.#firstCheck = undefined;
    this.#failure = undefined;
    return this.#session.checked as CheckedSite;
  }

  /**
   * Resolves one page after a change, without the other pages and without diagnostics: those
   * follow with the next check of the whole site. False if the page needs that check itself.
   *
   * @param key the page's key in `pages:` of `file`
   */
  async reloadPage(file: string, key: string): Promise<boolean> {
    await this.latest();
    return this.#resolvePage(file, key, ++this.#revision);
  }

  async #resolvePage(file: string, key: string, revision: number): Promise<boolean> {
    const id = `${revision} ${file} ${key}`;
    if (this.#resolved === id) return true;
    const updated = await this.#check.checkPage({ file, key });
    const checked = this.#session.checked as CheckedSite;
    // A check of the whole site that began later has seen the change.
    if (this.#checkedRevision >= revision) return true;
    const routes = new Set(checked.pages.map(({ route }) => route));
    if (!updated?.pages.length || !updated.pages.every(({ route }) => routes.has(route)))
      return false;
    for (const [index, page] of updated.pages.entries())
      this.#updatedPages.set(page.route, { page, shown: updated.shownPages[index], revision });
    this.#resolved = id;
    const site = updated.site ?? checked.site;
    await this.#session.replace(this.#withUpdatedPages({ ...checked, site }));
    return true;
  }

  /** Clears the render contexts after a file outside the manifest changed: in public/, or our own code. */
  invalidateFiles(): void {
    this.#renderContexts.clear();
  }

  /** Whether a file of public/, or theme.css, changed without a call of `invalidateFiles`. */
  get areFilesStale(): boolean {
    return this.#renderContexts.isStale();
  }

  /** Returns what pages and site-wide files are made from; undefined as long as `site:` cannot be read. */
  async current(): Promise<SiteSession['current']> {
    await this.checked();
    return this.#session.current;
  }

  /** Returns the context to render pages with; undefined as long as `site:` cannot be read. */
  async renderContext(): Promise<RenderContext | undefined> {
    await this.latest();
    return this.#session.current?.renderContext;
  }

  /** Renders a page to HTML; undefined if it does not exist or could never be rendered. */
  async render(route: string): Promise<string | undefined> {
    const first = await this.latest();
    // Not in the first state, which has few pages.
    if (!first.pages.some((page) => page.route === route)) await this.#firstCheck;
    const { pages, diagnostics } = await this.latest();
    const found = pages.find((candidate) => candidate.route === route);
    const renderContext = this.#session.current?.renderContext;
    const last = this.#rendered.get(route);
    if ((!found && route !== '/404') || !renderContext) return last?.html;
    try {
      const render = await this.#code.loadRenderer();
      const page = found ?? render.createNotFoundPage(renderContext.site);
      const html = renderUsable(page, renderContext, render);
      const { origin, sections, sectionOrigins } = page;
      this.#rendered.set(route, { html, page: { origin, sections, sectionOrigins } });
      return html;
    } catch (error) {
      if (last) return found ? renumberSections(last.html, last.page, found) : last.html;
      if (!diagnostics.some(({ severity }) => severity === 'error')) throw error;
      return renderBrokenPage(diagnostics, this.#head);
    }
  }

  /** Begins with a site without pages where the check of all would take long, and starts that check. */
  async #open(): Promise<void> {
    const session = this.#session;
    const empty = this.#isLarge && (await this.#check.checkPage());
    if (!empty) {
      await session.upToDate();
      return;
    }
    await session.replace({ ...empty, diagnostics: [] });
    this.#firstCheck = this.#checkFirst();
    // `checked()` rejects, and the state shows the failure.
    this.#firstCheck.catch(() => undefined);
  }

  async #checkFirst(): Promise<void> {
    await this.#whenIdle();
    try {
      await this.reload();
    } catch (error) {
      this.#failure = String(error);
      throw error;
    } finally {
      this.#session.onRenderedCheck?.();
    }
  }

  async #checkSite(): Promise<CheckedSite> {
    const revision = this.#revision;
    const checked = await this.#check.checkSite();
    for (const [route, updated] of this.#updatedPages)
      if (updated.revision <= revision) this.#updatedPages.delete(route);
    this.#checkedRevision = revision;
    return this.#withUpdatedPages(checked);
  }

  #withUpdatedPages(checked: CheckedSite): CheckedSite {
    if (this.#updatedPages.size === 0) return checked;
    const pages = checked.pages.map((page) => this.#updatedPages.get(page.route)?.page ?? page);
    return { ...checked, pages };
  }

  async #prepare(checked: UsableSite): Promise<PreparedState> {
    const render = await this.#code.loadRenderer();
    const updated = [...this.#updatedPages.values()].flatMap(({ shown }) => shown ?? []);
    const shownPages = [...checked.shownPages, ...updated];
    const additions = { headExtra: this.#head, ...(this.#editing && { editing: true }) };
    const time = this.#now ? { now: this.#now, marksSamples: false } : {};
    return this.#renderContexts.prepare({ ...checked, shownPages }, render, {
      ...additions,
      ...time,
    });
  }
}

/** How long the first page has the processor for itself, in milliseconds. */
const firstCheckDelay = 1000;

/** Returns the script by which a page in the preview talks to the editor. */
function renderPreviewScript(hasVite: boolean): string {
  return `<script type="module" src="/_edit/assets/preview.js${hasVite ? '?vite' : ''}"></script>`;
}
