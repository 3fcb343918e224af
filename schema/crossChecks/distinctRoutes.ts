import type { Problem } from '../diagnostics/Problem.ts';
import type { PageUnit } from '../resolve/Manifest.ts';
import type { SitePage } from './CrossContext.ts';

/** The pages of one entry, each route once; that some have the same is told by the entry's key. */
export function distinctRoutes(
  unit: PageUnit,
  made: readonly SitePage[],
): { pages: SitePage[]; problems: Problem[] } {
  const routes = new Map<string, SitePage>();
  for (const page of made) {
    const { route } = page.facts.head;
    if (!routes.has(route)) routes.set(route, page);
  }
  if (routes.size === made.length) return { pages: [...made], problems: [] };
  const fixed = !unit.route.includes('{{');
  const problem: Problem = {
    rule: fixed ? 'each-not-in-route' : 'duplicate-route',
    message: fixed
      ? `\`each\` creates ${made.length} pages, but all have the route ${unit.route}.`
      : `\`each\` creates ${made.length} pages, but only ${routes.size} different ${routes.size === 1 ? 'route' : 'routes'}.`,
    hint: 'add a column to the route that is different for every row, such as `/{{ city.slug }}`',
    at: { file: unit.file, path: unit.path, part: 'key' },
  };
  return { pages: [...routes.values()], problems: [problem] };
}
