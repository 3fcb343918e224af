import { matchPath } from '../../../base/redirects/findRedirect.ts';
import { parseRedirects, type RedirectLine } from '../../../base/redirects/parseRedirects.ts';
import { toComparable } from '../../../base/redirects/parseSource.ts';
import { isPattern } from '../../../base/redirects/Redirect.ts';
import { encodePath } from '../../../base/text/encodePath.ts';
import type { SiteFileContext } from '../../../renderer/index.ts';

/**
 * Rewrites `_redirects` for Cloudflare, so that it answers as the site says. Cloudflare counts every line
 * after the first pattern as a pattern, of which it accepts few, knows no queries, and follows a pattern
 * even where a page exists: such pages and files get lines of their own, which show them.
 *
 * @param generated the addresses of files that the build writes, besides pages
 */
export function adaptToCloudflare(
  text: string,
  { pages, renderContext }: Pick<SiteFileContext, 'pages' | 'renderContext'>,
  generated: readonly string[],
): string {
  const lines = parseRedirects(text).flatMap((line) =>
    'redirect' in line && line.redirect.query.length === 0 ? line : [],
  );
  const patterns = lines.filter(({ redirect }) => isPattern(redirect));
  const exact = lines.filter(({ redirect }) => !isPattern(redirect));
  const taken = new Set(exact.map(({ redirect }) => redirect.path));
  const base = renderContext.base.slice(0, -1);
  const isFitting = (path: string) =>
    patterns.some(({ redirect }) => matchPath(redirect.path, toComparable(path)));
  const toFree = (paths: readonly string[]) =>
    [...new Set(paths)]
      .map((path) => base + path)
      .filter((path) => !taken.has(toComparable(path)) && isFitting(path));
  const shownPages = toFree(pages.map(({ route }) => route));
  const shownFiles = toFree([
    ...Object.entries(renderContext.assets.files).flatMap(([path, url]) => {
      // Fonts are among the assets, whose names contain a hash.
      const isCopy = url === renderContext.base + encodePath(path.slice(1));
      return isCopy && !path.startsWith('/_') ? path : [];
    }),
    ...generated,
  ]);
  for (const path of [...shownPages, ...shownFiles]) taken.add(toComparable(path));
  const show = (path: string) => `${encodePath(path)} ${encodePath(path)} 200`;
  const assets = `${base}/assets/`;
  return [
    ...exact.map(toText),
    // A pattern would follow the same address with a slash at its end.
    ...exact.flatMap(({ redirect: { path, to, status } }) =>
      status !== 200 && path !== '/' && isFitting(path)
        ? `${encodePath(path)}/ ${to} ${status}`
        : [],
    ),
    ...shownPages.map(show),
    ...shownPages.flatMap((path) =>
      path.endsWith('/') ? [] : `${encodePath(path)}/ ${encodePath(path)} 301`,
    ),
    ...shownFiles.map(show),
    // `/docs/*` fits `/docs` as well.
    ...patterns.flatMap(({ redirect: { path, to, status } }) => {
      const folder = path.endsWith('/*') ? path.slice(0, -2) : '';
      if (folder === '' || folder.includes('/:') || taken.has(folder) || status === 200) return [];
      taken.add(folder);
      return `${encodePath(folder)} ${to.replaceAll(':splat', '')} ${status}`;
    }),
    ...(isFitting(`${assets}file`) ? [`${assets}* ${assets}:splat 200`] : []),
    ...patterns.map(toText),
    '',
  ].join('\n');
}

function toText({ text }: RedirectLine): string {
  return text.trim();
}
