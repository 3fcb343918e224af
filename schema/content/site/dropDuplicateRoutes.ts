import type { Problem } from '../../diagnostics/Problem.ts';
import type { RouteEntry } from '../../reference/read/Manifest.ts';
import type { SitePage } from '../RuleContext.ts';

/** Keeps the first page of each route of an entry, and reports duplicates at the entry's key. */
export function dropDuplicateRoutes(
  routeEntry: RouteEntry,
  pages: readonly SitePage[],
): { pages: SitePage[]; problems: Problem[] } {
  const routes = new Map<string, SitePage>();
  for (const page of pages) {
    const { route } = page.facts.meta;
    if (!routes.has(route)) routes.set(route, page);
  }
  if (routes.size === pages.length) return { pages: [...pages], problems: [] };
  const isFixedRoute = !routeEntry.route.includes('{{');
  const problem: Problem = {
    rule: isFixedRoute ? 'each-not-in-route' : 'duplicate-route',
    message: isFixedRoute
      ? `\`each\` creates ${pages.length} pages, but all have the route ${routeEntry.route}.`
      : `\`each\` creates ${pages.length} pages, but only ${routes.size} different ${routes.size === 1 ? 'route' : 'routes'}.`,
    hint: 'add a column to the route that is different for every row, such as `/{{ city.slug }}`',
    at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
  };
  return { pages: [...routes.values()], problems: [problem] };
}
