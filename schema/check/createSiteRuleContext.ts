import { listRoutes } from '../reference/read/misplacedRoutes.ts';
import { catalogue } from '../rules/catalogue.ts';
import type { SiteRuleContext } from '../rules/RuleContext.ts';
import { isWrongRoute } from '../rules/shape/wrong-route.ts';
import type { CheckedRouteEntry } from './checkRouteEntry.ts';
import type { SiteContext } from './SiteContext.ts';

/** Collects what the rules of a whole site look at. */
export function createSiteRuleContext(
  { context }: SiteContext,
  routeEntries: readonly CheckedRouteEntry[],
): SiteRuleContext {
  const allPages = routeEntries.flatMap(({ pages }) => pages);
  const invalidRoutes = routeEntries.flatMap(({ problems }) =>
    problems.flatMap((problem) => (isWrongRoute(problem) ? (problem.route ?? []) : [])),
  );
  const areRoutesIncomplete =
    context.manifest.isIncomplete ||
    invalidRoutes.length > 0 ||
    routeEntries.some(({ pages }) => pages.length === 0) ||
    allPages.some(
      ({ problems, routeEntry }) =>
        problems?.length !== 0 && listRoutes(routeEntry.value).length > 0,
    );
  return {
    ...context,
    catalogue,
    routeEntries: routeEntries.map(({ bound }) => bound),
    allPages,
    pages: allPages.filter(({ facts }) => facts.isShown),
    isIncomplete: areRoutesIncomplete || allPages.some(({ facts }) => !facts.areAllSectionsRead),
    areRoutesIncomplete,
    invalidRoutes,
  };
}
