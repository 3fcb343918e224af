import { escapeHtml } from '../../../base/text/escape.ts';
import type { Page } from '../../../schema/vocabulary/page.ts';
import type { RenderContext } from '../../page/context/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';

/** Generates `_redirects` for Netlify and Cloudflare Pages: one permanent redirect per line. */
export function generateRedirects(pages: readonly Page[], renderContext: RenderContext): string {
  return listRedirects(pages, renderContext)
    .map(
      ([from, to]) =>
        `${renderContext.base}${from.slice(1)} ${redirectTarget(to, renderContext)} 301\n`,
    )
    .join('');
}

/**
 * Generates pages for hosts that do not read `_redirects`: each sends visitors of an old route on
 * without JavaScript, and names the new URL to search engines.
 *
 * @returns each page as its path and a function that returns its HTML
 */
export function generateRedirectPages(
  pages: readonly Page[],
  renderContext: RenderContext,
): [path: string, generate: () => string][] {
  return listRedirects(pages, renderContext).map(([from, to]) => [
    `${from.slice(1)}/index.html`,
    () => generateRedirectPage(to, renderContext),
  ]);
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
  return to.startsWith('/') ? base + to.slice(1) : to;
}
