import { parseSource } from '../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../base/redirects/Redirect.ts';
import { escapeHtml } from '../../../base/text/escape.ts';
import {
  publicUrl,
  type RenderContext,
  type SiteFile,
  type SiteFileContext,
} from '../../../renderer/index.ts';
import { reservedRoute } from '../../../schema/index.ts';
import { listRedirects, redirectTarget } from './listRedirects.ts';

/**
 * Lists pages for hosts that do not read `_redirects`: each sends visitors of an old address on
 * without JavaScript, and names the new URL to search engines. A query, a pattern, and an address that
 * cannot be a folder, or whose folder would be that of a page on some systems, has none.
 */
export function listRedirectPages(context: SiteFileContext): SiteFile[] {
  const taken = new Set(context.pages.map(({ route }) => route));
  return listRedirects(context).flatMap(([from, to]): SiteFile[] => {
    const source = parseSource(from);
    const { path } = source;
    const folder = path.toLowerCase();
    const isUnusable =
      source.query.length > 0 || isPattern(source) || taken.has(folder) || !isFolder(path);
    if (isUnusable) return [];
    taken.add(folder);
    const generate = () => generateRedirectPage(to, context.renderContext);
    return [[`${path.slice(1)}/index.html`, generate]];
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
