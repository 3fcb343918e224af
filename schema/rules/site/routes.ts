import { createReporter } from '../../diagnostics/createReporter.ts';
import type { Problem } from '../../diagnostics/Problem.ts';
import { defineRules, examples } from '../../diagnostics/RuleMeta.ts';
import { collectLinks } from '../page/facts/collectLinks.ts';
import type { SitePage, SiteRuleContext } from '../RuleContext.ts';
import { collectRedirects } from './links/collectRedirects.ts';
import { suggestRoute } from './links/suggestRoute.ts';

export const rules = defineRules('site', {
  'unreachable-page': {
    code: 'BW114',
    severity: 'warning',
    isFollowUp: true,
    atTruncation: 'consequence',
    title: 'Nothing links to a page',
    why: 'Visitors and search engines find pages through links.',
    help: 'Link to it from another page, the header or the footer.',
    ...examples`/hidden:
  title: A hidden page
  description: Nobody links to it
${[
  '',
  `  noindex: true
`,
]}  sections:
    - { type: hero, headline: Hidden }`,
  },
  'route-removed': {
    code: 'BW115',
    severity: 'warning',
    isFollowUp: true,
    dependsOnLastBuild: true,
    title: 'A route from the last build is gone',
    why: 'Links and search results that use the route no longer work.',
    help: 'Add `redirectFrom:` to the page that replaces it, or add an entry to `site.redirects`.',
  },
});

const report = createReporter<typeof rules>();

/** Reports pages that nothing links to, and routes of the last build that are gone. */
export function checkSite(context: SiteRuleContext): Problem[] {
  return [...checkReachability(context), ...checkRemovedRoutes(context)];
}

/**
 * Reports pages that no chain of links from the home page reaches, except `noindex` pages. A page that
 * only other unreachable pages link to is not reported: a link to those makes it reachable.
 */
function checkReachability(context: SiteRuleContext): Problem[] {
  const { pages, isIncomplete } = context;
  const routes = new Map(pages.map((page) => [page.facts.meta.route, page]));
  if (isIncomplete || !routes.has('/')) return [];
  const shared = collectLinks(undefined, context).map((link) => link.to);
  const reached = follow(['/', ...listTargets(shared, routes)], routes);
  const lost = pages.filter(
    ({ facts: { meta } }) =>
      !reached.has(meta.route) && !meta.noindex && meta.route !== '/404' && !meta.locale,
  );
  return findOrigins(lost, routes).map(({ facts: { meta }, routeEntry }) =>
    report('unreachable-page', {
      message: `Nothing links to \`${meta.route}\`, so visitors cannot find it.`,
      hint: 'link to it from another page, the header or the footer, or hide it from search engines with `noindex: true`',
      at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
      route: meta.route,
    }),
  );
}

type PagesByRoute = ReadonlyMap<string, SitePage>;

/** Returns the routes that links from some pages lead to, directly or through others, and their own. */
function follow(starts: Iterable<string>, routes: PagesByRoute): Set<string> {
  const reached = new Set(starts);
  for (const route of reached)
    for (const target of listTargets(routes.get(route)?.facts.links ?? [], routes))
      reached.add(target);
  return reached;
}

function listTargets(links: readonly string[], routes: PagesByRoute): string[] {
  return links
    .map((to) => to.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1'))
    .filter((route) => routes.has(route));
}

/** Returns start pages: pages without incoming links, and one page of each cycle of links. */
function findOrigins(lost: readonly SitePage[], routes: PagesByRoute): SitePage[] {
  const linked = new Set(
    lost.flatMap(({ facts }) =>
      listTargets(facts.links, routes).filter((route) => route !== facts.meta.route),
    ),
  );
  const origins = lost.filter(({ facts }) => !linked.has(facts.meta.route));
  const reached = follow(
    origins.map(({ facts }) => facts.meta.route),
    routes,
  );
  for (const page of lost) {
    const { route } = page.facts.meta;
    if (reached.has(route)) continue;
    origins.push(page);
    for (const target of follow([route], routes)) reached.add(target);
  }
  return origins;
}

/** Reports routes of the last build that no longer exist and have no redirect. */
function checkRemovedRoutes(context: SiteRuleContext): Problem[] {
  const { lastRoutes, pages, loaded, areRoutesIncomplete } = context;
  const file = loaded.manifests[0];
  if (!lastRoutes || areRoutesIncomplete || !file) return [];
  const routes = new Set(pages.map(({ facts }) => facts.meta.route));
  const redirected = new Set(collectRedirects(context).map((one) => one.from));
  return lastRoutes
    .filter((route) => !routes.has(route) && !redirected.has(route))
    .map((route) => {
      const suggestion = suggestRoute(route, routes);
      return report('route-removed', {
        message: `The last build had a page \`${route}\`; now it is gone and nothing redirects from it.`,
        hint: suggestion
          ? `renamed to "${suggestion}"? Add \`redirectFrom: [${route}]\` to it`
          : `add \`${route}: /new-route\` to \`site.redirects\``,
        at: { file, path: ['pages'], part: 'key' },
        route,
      });
    });
}
