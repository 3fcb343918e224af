import type { Page } from '../../../schema/page.ts';
import { escapeHtml } from '../../page/escape.ts';
import type { RenderContext } from '../../page/RenderContext.ts';
import { publicUrl } from './publicUrl.ts';

/** `_redirects` as Netlify and Cloudflare Pages read it: one permanent redirect a line. */
export function generateRedirects(pages: readonly Page[], renderContext: RenderContext): string {
  return listRedirects(pages, renderContext)
    .map(
      ([from, to]) =>
        `${renderContext.base}${from.slice(1)} ${hostAddress(to, renderContext)} 301\n`,
    )
    .join('');
}

/**
 * For hosts that read no such file: a page without script at each old route that sends visitors on
 * and names the new address to search engines.
 */
export function generateRedirectPages(
  pages: readonly Page[],
  renderContext: RenderContext,
): [string, string][] {
  return listRedirects(pages, renderContext).map(([from, to]) => {
    const target = escapeHtml(to.startsWith('/') ? publicUrl(to, renderContext) : to);
    const html = `<!doctype html>
<html lang="${renderContext.site.locale?.split('-')[0] ?? 'en'}">
<head><meta charset="utf-8">
<title>${target}</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${escapeHtml(hostAddress(to, renderContext))}">
<link rel="canonical" href="${target}"></head>
<body><a href="${escapeHtml(hostAddress(to, renderContext))}">${target}</a></body>
</html>
`;
    return [`${from.slice(1)}/index.html`, html];
  });
}

/** Every redirect of the site: those of `site.redirects` and those of pages (`redirectFrom`). */
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

function hostAddress(to: string, { base }: RenderContext): string {
  return to.startsWith('/') ? base + to.slice(1) : to;
}
