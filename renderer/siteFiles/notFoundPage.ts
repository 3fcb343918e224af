import { localizeRenderContext } from '../page/context/localizeRenderContext.ts';
import { pageFile } from '../page/pageFile.ts';
import type { PageFileContext } from './_shared/PageFileContext.ts';
import type { SiteFile } from './_shared/SiteFiles.ts';

/** Lists `404.html` of each language: without it, hosts would show a page of their own, or the home page. */
export function siteFiles(context: PageFileContext): SiteFile[] {
  const { pages, locales, renderContext, render, readPrevious, hasOwnFile } = context;
  const routes = new Set(pages.map(({ route }) => route));
  return locales.flatMap((locale): SiteFile[] => {
    const { site } = localizeRenderContext(renderContext, locale);
    const page = render.createNotFoundPage(site, locale);
    const file = pageFile(page.route);
    if (hasOwnFile(file) || routes.has(page.route)) return [];
    return [[file, () => render.renderPage(page, renderContext, readPrevious?.(file)).html]];
  });
}
