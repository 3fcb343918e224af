import { escapeHtml } from '../../../base/text/escape.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';

/**
 * Generates sitemap.xml (https://www.sitemaps.org/protocol.html) with every page that search engines
 * may list. A site with more pages than one file may hold gets an index in sitemap.xml, and
 * sitemap-1.xml, sitemap-2.xml and so on.
 *
 * @param lastmod returns a date (`2026-11-21`), or undefined: no date is better than a wrong one
 * @returns [path, content] of each file
 */
export function generateSitemap(
  pages: readonly Page[],
  renderContext: RenderContext,
  lastmod: (page: Page) => string | undefined,
  maxPerFile = 50_000,
): [path: string, content: string][] {
  const urls = pages.filter(isListed).map((page) => {
    const date = lastmod(page);
    const element = date ? `<lastmod>${date}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicUrl(page.route, renderContext))}</loc>${element}</url>\n`;
  });
  if (urls.length <= maxPerFile) return [['sitemap.xml', toXml('urlset', urls)]];
  const parts = Array.from({ length: Math.ceil(urls.length / maxPerFile) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    urls: urls.slice(index * maxPerFile, (index + 1) * maxPerFile),
  }));
  const sitemaps = parts.map(({ path }) => {
    return `<sitemap><loc>${escapeHtml(publicUrl(`/${path}`, renderContext))}</loc></sitemap>\n`;
  });
  return [
    ['sitemap.xml', toXml('sitemapindex', sitemaps)],
    ...parts.map(({ path, urls }): [string, string] => [path, toXml('urlset', urls)]),
  ];
}

function toXml(element: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}

/** Whether the site's lists of pages (sitemap, llms.txt) include a page. */
export function isListed(page: Omit<Page, 'sections' | 'sectionOrigins'>): boolean {
  return page.route !== '/404' && !page.noindex && !/noindex/.test(page.robots) && !page.canonical;
}
