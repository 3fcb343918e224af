import { parseSource } from '../../base/redirects/parseSource.ts';
import { isPattern } from '../../base/redirects/Redirect.ts';
import { encodeAddress, encodePath } from '../../base/text/encodePath.ts';
import { escapeHtml } from '../../base/text/escape.ts';
import { reservedRoute } from '../../schema/shape/formats/reservedRoute.ts';
import type { Page } from '../../schema/vocabulary/page.ts';
import { publicUrl } from '../page/context/publicUrl.ts';
import type { RenderContext } from '../page/context/RenderContext.ts';

/**
 * Generates `_redirects` for Netlify and Cloudflare Pages: one permanent redirect per line. Hosts follow
 * the first that fits, so queries come first and patterns last.
 */
export function generateRedirects(pages: readonly Page[], renderContext: RenderContext): string {
  const lines = listRedirects(pages, renderContext).map(([from, to]) => {
    const source = parseSource(from);
    const path = renderContext.base + encodePath(source.path.slice(1));
    const query = source.query.map(
      ([name, value]) => ` ${encodeURIComponent(name)}=${encodeURIComponent(value)}`,
    );
    const order = query.length > 0 ? 0 : isPattern(source) ? 2 : 1;
    // Without the mark, hosts would show the page at the path of a query.
    const status = query.length > 0 ? '301!' : '301';
    const line = `${path}${query.join('')} ${redirectTarget(to, renderContext)} ${status}\n`;
    return { order, line };
  });
  return lines
    .sort((a, b) => a.order - b.order)
    .map(({ line }) => line)
    .join('');
}

/**
 * Generates pages for hosts that do not read `_redirects`: each sends visitors of an old address on
 * without JavaScript, and names the new URL to search engines. A query, a pattern, and an address that
 * cannot be a folder, or whose folder would be that of a page on some systems, has none.
 *
 * @returns each page as its path and a function that returns its HTML
 */
export function generateRedirectPages(
  pages: readonly Page[],
  renderContext: RenderContext,
): [path: string, generate: () => string][] {
  const taken = new Set(pages.map(({ route }) => route));
  return listRedirects(pages, renderContext).flatMap(([from, to]) => {
    const source = parseSource(from);
    const { path } = source;
    const folder = path.toLowerCase();
    const isUnusable =
      source.query.length > 0 || isPattern(source) || taken.has(folder) || !isFolder(path);
    if (isUnusable) return [];
    taken.add(folder);
    return [
      [`${path.slice(1)}/index.html`, () => generateRedirectPage(to, renderContext)] as [
        string,
        () => string,
      ],
    ];
  });
}

/** Whether every system can store a folder for an address, and no other file of the build is there. */
function isFolder(path: string): boolean {
  const isStorable = path.split('/').every((name) => !/[<>:"|?*\\\p{Cc}]|^\.|[. ]$/u.test(name));
  return path !== '/' && isStorable && reservedRoute(path.toLowerCase()) === undefined;
}

function generateRedirectPage(to: string, renderContext: RenderContext): string {
  const url = escapeHtml(to.startsWith('/') ? publicUrl(to, renderContext) : to);
  const target = escapeHtml(redirectTarget(to, renderContext));
  return `<!doctype html>
<html lang="${renderContext.site.locale?.split('-')[0] ?? 'en'}">
<head><meta charset="utf-8">
<title>${url}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${url}"></head>
<body><a href="${target}">${url}</a></body>
</html>
`;
}

/** Lists the redirects of the site (`redirects`) and its pages (`redirectFrom`), as [from, to]. */
function listRedirects(
  pages: readonly Page[],
  { site }: Pick<RenderContext, 'site'>,
): [string, string][] {
  return [
    ...Object.entries(site.redirects ?? {}),
    ...pages.flatMap((page) =>
      page.redirectFrom.map((from): [string, string] => [from, page.route]),
    ),
  ];
}

function redirectTarget(to: string, { base }: RenderContext): string {
  // Files of hosts are lists of words.
  return to.startsWith('/') ? base + encodeAddress(to.slice(1)) : to;
}
