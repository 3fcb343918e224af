import { escapeHtml } from '../../base/text/escape.ts';
import { isListed, publicUrl, type SiteFile, type SiteFileContext } from '../../renderer/index.ts';

/**
 * Lists sitemap.xml (https://www.sitemaps.org/protocol.html) with every page that search engines
 * may list. A site with more pages than one file may hold gets an index in sitemap.xml, and
 * sitemap-1.xml, sitemap-2.xml and so on.
 */
export function listSitemaps(
  { pages, renderContext, findDates }: SitemapContext,
  maxPerFile = 50_000,
): SiteFile[] {
  const listed = pages.filter(isListed);
  const generateUrls = async (part: SitemapContext['pages']) => {
    const getDate = await findDates();
    const urls = part.map((page) => {
      // No date is better than a wrong one.
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
    ...parts.map(({ path, generate }): SiteFile => [path, generate]),
  ];
}

type SitemapContext = Pick<SiteFileContext, 'pages' | 'renderContext' | 'findDates'>;

function toXml(element: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${element}>\n`;
}
