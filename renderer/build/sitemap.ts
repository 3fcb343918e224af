import type { Page } from '../../schema/page.ts';
import { escapeHtml } from '../page/escape.ts';
import type { World } from '../page/world.ts';
import { publicAddress } from './publicAddress.ts';

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html): every page that search engines may show.
 * `lastmod` gives a day (`2026-11-21`) or, where it is not known, nothing: no date is better than
 * a wrong one.
 */
export function sitemap(
  pages: readonly Page[],
  world: World,
  lastmod: (page: Page) => string | undefined,
): string {
  const entries = pages.filter(isListed).map((page) => {
    const changed = lastmod(page);
    const date = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<url><loc>${escapeHtml(publicAddress(page.route, world))}</loc>${date}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Whether a page belongs into lists of the site's pages. */
export function isListed(page: Omit<Page, 'sections' | 'sectionOrigins'>): boolean {
  return page.route !== '/404' && !page.noindex && !/noindex/.test(page.robots) && !page.canonical;
}
