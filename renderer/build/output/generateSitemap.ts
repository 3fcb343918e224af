import type { Page } from '../../../schema/page.ts';
import { escapeHtml } from '../../page/escape.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html): every page that search engines may show.
 * `lastmod` gives a day (`2026-11-21`) or, where it is not known, nothing: no date is better than
 * a wrong one. Where there are more pages than one file may name, sitemap.xml is an index of
 * sitemap-1.xml, sitemap-2.xml and so on.
 *
 * @returns name → content
 */
export function generateSitemap(
  pages: readonly Page[],
  renderContext: RenderContext,
  lastmod: (page: Page) => string | undefined,
  limit = mostAddresses,
): [name: string, content: string][] {
  const entries = pages.filter(isListed).map((page) => {
    const changed = lastmod(page);
    const date = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl(page.route, renderContext))}</loc>${date}</url>\n`;
  });
  if (entries.length <= limit) return [['sitemap.xml', list('urlset', entries)]];
  const parts = Array.from({ length: Math.ceil(entries.length / limit) }, (_, part) => ({
    name: `sitemap-${part + 1}.xml`,
    entries: entries.slice(part * limit, (part + 1) * limit),
  }));
  const index = parts.map(
    ({ name }) =>
      `<sitemap><loc>${escapeHtml(publicUrl(`/${name}`, renderContext))}</loc></sitemap>\n`,
  );
  return [
    ['sitemap.xml', list('sitemapindex', index)],
    ...parts.map(({ name, entries }): [string, string] => [name, list('urlset', entries)]),
  ];
}

/** How many addresses a sitemap may hold; it may have 50 MB, which so many hardly reach. */
const mostAddresses = 50_000;

function list(element: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}

/** Whether a page belongs into lists of the site's pages. */
export function isListed(page: Omit<Page, 'sections' | 'sectionOrigins'>): boolean {
  return page.route !== '/404' && !page.noindex && !/noindex/.test(page.robots) && !page.canonical;
}
