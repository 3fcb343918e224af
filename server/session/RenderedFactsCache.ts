import { setImmediate } from 'node:timers/promises';
import type * as Render from '../../renderer/bundle/render.ts';
import { locateFailure } from '../../renderer/bundle/siteSections/locateFailure.ts';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { findInvalidData } from '../../renderer/page/findInvalidData.ts';
import { siteSectionRegistry } from '../../renderer/sections/registerSections.ts';
import type { PageFacts } from '../../schema/content/PageFacts.ts';
import type { RenderedPageFacts } from '../../schema/content/page/RenderedPageFacts.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import type { UsableSite } from './SiteSession.ts';

/** Sites with more pages are left to `check` and `build`, because rendering them all takes long. */
const maxPages = 500;

/** Renders the pages that changed, to find out what `check` and `build` would report about them. */
export class RenderedFactsCache {
  #known = new WeakMap<PageFacts, RenderedPageFacts>();
  #render: typeof Render | undefined;
  #site = '';

  /** Returns the facts of all pages. Lets other work run between two pages. */
  async find(
    { pages, shownPages, site, diagnostics }: UsableSite,
    renderContext: RenderContext,
    render: typeof Render,
  ): Promise<RenderedPageFacts[]> {
    if (pages.length > maxPages) return [];
    const siteText = JSON.stringify(site);
    if (render !== this.#render || siteText !== this.#site) this.#known = new WeakMap();
    this.#render = render;
    this.#site = siteText;
    const found: RenderedPageFacts[] = [];
    const isError = ({ severity }: Diagnostic) => severity === 'error';
    const brokenRoutes = new Set(diagnostics.filter(isError).map(({ route }) => route));
    for (const [index, { facts }] of shownPages.entries()) {
      if (brokenRoutes.has(facts.meta.route)) continue;
      let rendered = this.#known.get(facts);
      if (!rendered) {
        await setImmediate();
        rendered = findFacts(pages[index] as Page, renderContext, render);
        this.#known.set(facts, rendered);
      }
      found.push(rendered);
    }
    return found;
  }
}

function findFacts(
  page: Page,
  renderContext: RenderContext,
  render: typeof Render,
): RenderedPageFacts {
  const { route } = page;
  try {
    const { structuredData } = render.renderPage(page, renderContext);
    return { route, structuredData: findInvalidData(structuredData, renderContext.now) };
  } catch {
    const failure = render.findSectionFailure(page, renderContext);
    // A failure of ours is shown by the page itself.
    const isOwn = failure && Object.hasOwn(siteSectionRegistry.folders, failure.type);
    return isOwn && !failure.isUnloaded ? { route, failure: locateFailure(failure) } : { route };
  }
}
