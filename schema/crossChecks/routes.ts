import { nearest } from '../diagnostics/nearest.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { CrossContext } from './CrossContext.ts';
import { linksOf } from './links.ts';
import { redirectsOf } from './redirectsOf.ts';

/** Pages that no chain of links from home reaches. Pages kept from search engines may stand alone. */
export function unreachablePages(context: CrossContext): Problem[] {
  const { pages, incomplete } = context;
  const routes = new Map(pages.map((page) => [page.page.route, page]));
  if (incomplete || !routes.has('/')) return [];
  const targets = new Map<string, string[]>();
  for (const { to, page } of linksOf(context)) {
    const from = page?.page.route ?? '/';
    const target = to.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
    const list = targets.get(from);
    if (list) list.push(target);
    else targets.set(from, [target]);
  }
  const reached = new Set(['/']);
  for (const route of reached)
    for (const target of targets.get(route) ?? []) if (routes.has(target)) reached.add(target);
  return pages
    .filter(({ page }) => !reached.has(page.route) && !page.noindex && page.route !== '/404')
    .map(({ page, unit }) => ({
      rule: 'unreachable-page',
      message: `No link leads to \`${page.route}\`, so visitors do not find it.`,
      hint: 'link to it from another page, the header or the footer',
      at: { file: unit.file, path: unit.path, part: 'key' },
      route: page.route,
    }));
}

/** Routes of the last build that are gone and have no redirect. */
export function goneRoutes(context: CrossContext): Problem[] {
  const { lastRoutes, pages, loaded, routesIncomplete } = context;
  const file = loaded.manifests[0];
  if (!lastRoutes || routesIncomplete || !file) return [];
  const routes = new Set(pages.map((page) => page.page.route));
  const redirected = new Set(redirectsOf(context).map((one) => one.from));
  return lastRoutes
    .filter((route) => !routes.has(route) && !redirected.has(route))
    .map((route) => {
      const near = nearest(route, routes);
      return {
        rule: 'route-gone',
        message: `The route \`${route}\` was in the last build and is gone, and no redirect leads on from it.`,
        hint: near
          ? `renamed to "${near}"? Add \`redirectFrom: [${route}]\` to it`
          : `add \`${route}: /new-route\` to \`site.redirects\``,
        at: { file, path: ['pages'], part: 'key' },
        route,
      };
    });
}
