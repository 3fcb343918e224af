import type { Problem } from '../diagnostics/Problem.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { CheckedRouteEntry } from './checkRouteEntry.ts';
import type { SiteContext } from './SiteContext.ts';
import { TranslationLocations } from './TranslationLocations.ts';

/**
 * Lists the problems of entries and of the site. Those of translations are moved to their files; a
 * problem of the original is not reported in each language again.
 */
export function listProblems(
  routeEntries: readonly CheckedRouteEntry[],
  siteProblems: readonly Problem[],
  { context, problems: shared, localized }: SiteContext,
): Problem[] {
  const problems = routeEntries.flatMap((routeEntry) => routeEntry.problems);
  if (localized.size === 0) return [...problems, ...siteProblems];
  const locations = new TranslationLocations(context);
  const entries = new Map<string, RouteEntry>();
  for (const { routeEntry, pages } of routeEntries)
    if (routeEntry.localization)
      for (const { facts } of pages) entries.set(facts.meta.route, routeEntry);
  const relocate = (problem: Problem, entry = entries.get(problem.route ?? '')) =>
    entry ? locations.relocate(problem, entry) : problem;
  const found = [
    ...routeEntries.flatMap(({ problems, routeEntry }) =>
      routeEntry.localization ? problems.map((problem) => relocate(problem, routeEntry)) : [],
    ),
    ...siteProblems.map((problem) => relocate(problem)),
    ...[...localized.values()].flatMap((site) => site.problems),
  ];
  const original = routeEntries.flatMap(({ problems, routeEntry }) =>
    routeEntry.localization ? [] : problems,
  );
  const toKey = ({ rule, at }: Problem) =>
    JSON.stringify([rule, 'source' in at.file ? at.file.source.path : at.file.path, at.path]);
  const known = new Set([...shared, ...original].map(toKey));
  return [...original, ...found.filter((problem) => !known.has(toKey(problem)))];
}
