import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { collectLinks } from '../facts/collectLinks.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './collectRedirects.ts';

/** Pages that no chain of links from home reaches. Pages kept from search engines may stand alone. */
export function checkReachability(context: SiteRuleContext): Problem[] {
  const { pages, isIncomplete: incomplete } = context;
  const routes = new Map(pages.map((page) => [page.facts.meta.route, page]));
  const home = routes.get('/');
  if (incomplete || !home) return [];
  const reached = new Set(['/']);
  const follow = (links: readonly string[]) => {
    for (const to of links) {
      const target = to.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');
      if (routes.has(target)) reached.add(target);
    }
  };
  follow(collectLinks(undefined, context).map((link) => link.to));
  for (const route of reached) follow(routes.get(route)?.facts.links ?? []);
  return pages
    .filter(({ facts: { meta: head } }) => !reached.has(head.route))
    .filter(({ facts: { meta: head } }) => !head.noindex && head.route !== '/404')
    .map(({ facts: { meta: head }, routeEntry }) => ({
      rule: 'unreachable-page',
      message: `Nothing links to \`${head.route}\`, so visitors cannot find it.`,
      hint: 'link to it from another page, the header or the footer',
      at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
      route: head.route,
    }));
}

/** Routes of the last build that are gone and have no redirect. */
export function checkRemovedRoutes(context: SiteRuleContext): Problem[] {
  const { lastRoutes, pages, loaded, areRoutesIncomplete: routesIncomplete } = context;
  const file = loaded.manifests[0];
  if (!lastRoutes || routesIncomplete || !file) return [];
  const routes = new Set(pages.map(({ facts }) => facts.meta.route));
  const redirected = new Set(collectRedirects(context).map((one) => one.from));
  return lastRoutes
    .filter((route) => !routes.has(route) && !redirected.has(route))
    .map((route) => {
      const near = getSpellingSuggestion(route, routes);
      return {
        rule: 'route-removed',
        message: `The last build had a page \`${route}\`; now it is gone and nothing redirects from it.`,
        hint: near
          ? `renamed to "${near}"? Add \`redirectFrom: [${route}]\` to it`
          : `add \`${route}: /new-route\` to \`site.redirects\``,
        at: { file, path: ['pages'], part: 'key' },
        route,
      };
    });
}
