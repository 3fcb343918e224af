import type { Problem } from '../../diagnostics/Problem.ts';
import type { RouteEntry } from '../../resolve/Manifest.ts';
import type { SitePage } from '../RuleContext.ts';

/** The pages of one entry, each route once; that some have the same is told by the entry's key. */
export function dropDuplicateRoutes(
  routeEntry: RouteEntry,
  made: readonly SitePage[],
): { pages: SitePage[]; problems: Problem[] } {
  const routes = new Map<string, SitePage>();
  for (const page of made) {
    const { route } = page.facts.meta;
    if (!routes.has(route)) routes.set(route, page);
  }
  if (routes.size === made.length) return { pages: [...made], problems: [] };
  const fixed = !routeEntry.route.includes('{{');
  const problem: Problem = {
    rule: fixed ? 'each-not-in-route' : 'duplicate-route',
    message: fixed
      ? `\`each\` creates ${made.length} pages, but all have the route ${routeEntry.route}.`
      : `\`each\` creates ${made.length} pages, but only ${routes.size} different ${routes.size === 1 ? 'route' : 'routes'}.`,
    hint: 'add a column to the route that is different for every row, such as `/{{ city.slug }}`',
    at: { file: routeEntry.file, path: routeEntry.path, part: 'key' },
  };
  return { pages: [...routes.values()], problems: [problem] };
}
