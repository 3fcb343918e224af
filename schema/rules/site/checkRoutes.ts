import { getSpellingSuggestion } from '../../diagnostics/getSpellingSuggestion.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { collectLinks } from '../facts/collectLinks.ts';
import type { SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './collectRedirects.ts';

/** Reports pages that no chain of links from the home page reaches, except `noindex` pages. */
export function checkReachability(context: SiteRuleContext): Problem[] {
  const { pages, isIncomplete } = context;
  const routes = new Map(pages.map((page) => [page.facts.meta.route, page]));
  const home = routes.get('/');
  if (isIncomplete || !home) return [];
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
    .filter(({ facts: { meta } }) => !reached.has(meta.route))
    .filter(({ facts: { meta } }) => !meta.noindex && meta.route !== '/404')
    .map(({ facts: { meta }, routeEntry }) => ({
      rule: 'unreachable-page',
      message: `Nothing links to \`${meta.route}\`, so visitors cannot find it.`,
      hint: 'link to it from another page, the header or the footer',
      at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
      route: meta.route,
    }));
}

/** Reports routes of the last build that no longer exist and have no redirect. */
export function checkRemovedRoutes(context: SiteRuleContext): Problem[] {
  const { lastRoutes, pages, loaded, areRoutesIncomplete } = context;
  const file = loaded.manifests[0];
  if (!lastRoutes || areRoutesIncomplete || !file) return [];
  const routes = new Set(pages.map(({ facts }) => facts.meta.route));
  const redirected = new Set(collectRedirects(context).map((one) => one.from));
  return lastRoutes
    .filter((route) => !routes.has(route) && !redirected.has(route))
    .map((route) => {
      const suggestion = getSpellingSuggestion(route, routes);
      return {
        rule: 'route-removed',
        message: `The last build had a page \`${route}\`; now it is gone and nothing redirects from it.`,
        hint: suggestion
          ? `renamed to "${suggestion}"? Add \`redirectFrom: [${route}]\` to it`
          : `add \`${route}: /new-route\` to \`site.redirects\``,
        at: { file, path: ['pages'], part: 'key' },
        route,
      };
    });
}
