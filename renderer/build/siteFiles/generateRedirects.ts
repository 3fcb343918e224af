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
 * @returns [path, HTML] of each page
 */
export function generateRedirectPages(
  pages: readonly Page[],
  renderContext: RenderContext,
): [string, string][] {
  return listRedirects(pages, renderContext).map(([from, to]) => {
    const url = escapeHtml(to.startsWith('/') ? publicUrl(to, renderContext) : to);
    const target = escapeHtml(redirectTarget(to, renderContext));
    const html = `<!doctype html>
<html lang="${renderContext.site.locale?.split('-')[0] ?? 'en'}">
<head><meta charset="utf-8">
<title>${url}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${target}">
<link rel="canonical" href="${url}"></head>
<body><a href="${target}">${url}</a></body>
</html>
`;
    return [`${from.slice(1)}/index.html`, html];
  });
}

/** Lists the redirects of the site (`redirects`) and its pages (`redirectFrom`), as [from, to]. */
export function listRedirects(
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
