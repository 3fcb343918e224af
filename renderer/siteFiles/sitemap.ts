import { escapeHtml } from '../../base/text/escape.ts';
import { forbidsIndexing } from '../../base/text/forbidsIndexing.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import { publicUrl } from '../page/context/publicUrl.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';

/** Returns a function that returns the date (`2026-11-21`) on which a page last changed. */
export type FindDates = () => Promise<(page: Page) => string | undefined>;

/**
 * Generates sitemap.xml (https://www.sitemaps.org/protocol.html) with every page that search engines
 * may list. A site with more pages than one file may hold gets an index in sitemap.xml, and
 * sitemap-1.xml, sitemap-2.xml and so on.
 *
 * @param findDates returns no date for some pages: no date is better than a wrong one
 * @returns each file as its path and a function that returns its content
 */
export function generateSitemap(
  pages: readonly Page[],
  renderContext: RenderContext,
  findDates: FindDates,
  maxPerFile = 50_000,
): [path: string, generate: () => string | Promise<string>][] {
  const listed = pages.filter(isListed);
  const generateUrls = async (part: readonly Page[]) => {
    const getDate = await findDates();
    const urls = part.map((page) => {
      const date = getDate(page);
      const element = date ? `<lastmod>${date}</lastmod>` : '';
      return `<url><loc>${escapeHtml(publicUrl(page.route, renderContext))}</loc>${element}</url>\n`;
    });
    return toXml('urlset', urls);
  };
  if (listed.length <= maxPerFile) return [['sitemap.xml', () => generateUrls(listed)]];
  const parts = Array.from({ length: Math.ceil(listed.length / maxPerFile) }, (_, index) => ({
    path: `sitemap-${index + 1}.xml`,
    generate: () => generateUrls(listed.slice(index * maxPerFile, (index + 1) * maxPerFile)),
  }));
  const sitemaps = parts.map(({ path }) => {
    return `<sitemap><loc>${escapeHtml(publicUrl(`/${path}`, renderContext))}</loc></sitemap>\n`;
  });
  return [
    ['sitemap.xml', () => toXml('sitemapindex', sitemaps)],
    ...parts.map(({ path, generate }): [string, typeof generate] => [path, generate]),
  ];
}

function toXml(element: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}

/** Whether the site's lists of pages (sitemap, llms.txt) include a page. */
export function isListed(page: Omit<Page, 'sections' | 'sectionOrigins'>): boolean {
  return page.route !== '/404' && !page.noindex && !forbidsIndexing(page.robots) && !page.canonical;
}
