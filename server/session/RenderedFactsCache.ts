import { setImmediate } from 'node:timers/promises';
import { locateFailure } from '../../code/index.ts';
import { type Render, type RenderContext, siteSectionRegistry } from '../../renderer/index.ts';
import {
  collectRenderedFacts,
  type PageFacts,
  type RenderedPageFacts,
} from '../../schema/index.ts';
import type { Diagnostic, Page } from '../../schema/vocabulary.ts';
import type { createSiteWeigher } from './createSiteWeigher.ts';
import type { PageCode } from './PageCode.ts';
import type { UsableSite } from './SiteSession.ts';

/** Sites with more pages are left to `check` and `build`, because rendering them all takes long. */
const maxPages = 500;

/** Renders the pages that changed, to find out what `check` and `build` would report about them. */
export class RenderedFactsCache {
  #known = new WeakMap<PageFacts, RenderedPageFacts>();
  #render: typeof Render | undefined;
  #site = '';
  readonly #root: string;
  readonly #code: Pick<PageCode, 'loadBundles' | 'mapStack'>;

  constructor(root: string, code: Pick<PageCode, 'loadBundles' | 'mapStack'>) {
    this.#root = root;
    this.#code = code;
  }

  /** Returns the facts of all pages. Lets other work run between two pages. */
  async find(
    checked: UsableSite,
    renderContext: RenderContext,
    render: typeof Render,
  ): Promise<RenderedPageFacts[]> {
    const { pages, shownPages, site, diagnostics } = checked;
    if (pages.length > maxPages) return [];
    const siteText = JSON.stringify(site);
    if (render !== this.#render || siteText !== this.#site) this.#known = new WeakMap();
    this.#render = render;
    this.#site = siteText;
    const found: RenderedPageFacts[] = [];
    let weigh: Awaited<ReturnType<typeof createSiteWeigher>> | undefined;
    const isError = ({ severity }: Diagnostic) => severity === 'error';
    const brokenRoutes = new Set(diagnostics.filter(isError).map(({ route }) => route));
    for (const [index, { facts }] of shownPages.entries()) {
      if (brokenRoutes.has(facts.meta.route)) continue;
      let rendered = this.#known.get(facts);
      if (!rendered) {
        await setImmediate();
        const page = pages[index] as Page;
        rendered = await findFacts(page, renderContext, render, this.#code);
        weigh ??= await this.#createWeigher(checked, renderContext);
        if (!rendered.failure) Object.assign(rendered, weigh(page));
        this.#known.set(facts, rendered);
      }
      found.push(rendered);
    }
    return found;
  }

  async #createWeigher(
    checked: UsableSite,
    renderContext: RenderContext,
  ): ReturnType<typeof createSiteWeigher> {
    const bundles = await this.#code.loadBundles();
    if (!bundles) return () => ({});
    // Lazy import: the first page does not wait for it.
    const { createSiteWeigher } = await import('./createSiteWeigher.ts');
    return createSiteWeigher(this.#root, checked, renderContext, bundles);
  }
}

async function findFacts(
  page: Page,
  renderContext: RenderContext,
  render: typeof Render,
  code: Pick<PageCode, 'mapStack'>,
): Promise<RenderedPageFacts> {
  const { route } = page;
  try {
    const features = collectRenderedFacts(render.renderPage(page, renderContext), renderContext);
    return { route, ...(features && { features }) };
  } catch {
    const failure = render.findSectionFailure(page, renderContext);
    // A failure of ours is shown by the page itself.
    const isOwn = failure && Object.hasOwn(siteSectionRegistry.folders, failure.type);
    if (!isOwn || failure.isUnloaded) return { route };
    const stack = await code.mapStack(failure.stack);
    return { route, failure: locateFailure({ ...failure, stack }) };
  }
}
