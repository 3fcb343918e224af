import type { Problem } from '../diagnostics/Problem.ts';
import type { RowBindings } from '../reference/expressions/Scope.ts';
import { type BoundRouteEntry, bindRows } from '../reference/lists/bindRows.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import { resolvePage } from '../reference/resolvePage.ts';
import type { PageFacts } from '../rules/PageFacts.ts';
import { collectFacts } from '../rules/page/facts/collectFacts.ts';
import type { RuleContext, SitePage } from '../rules/RuleContext.ts';
import { runPageRules } from '../rules/runRules.ts';
import { explainSameRoutes } from './explainSameRoutes.ts';
import { inLocale } from './inLocale.ts';
import { entryName } from './missingNames/entryName.ts';
import type { PageFactsProvider } from './PageFactsProvider.ts';

/** An entry of `pages:` with its checked pages. */
export interface CheckedRouteEntry {
  routeEntry: RouteEntry;
  bound: BoundRouteEntry;
  pages: SitePage[];
  problems: Problem[];
  /** Time in milliseconds at which a date of a page is reached; the result holds until then. */
  validUntil: number;
}

/** Checks each page of an entry by itself, unless the provider has its facts. */
export function checkRouteEntry(
  routeEntry: RouteEntry,
  siteContext: RuleContext,
  factsProvider?: PageFactsProvider,
): CheckedRouteEntry {
  const context = inLocale(siteContext, routeEntry);
  const bound = bindRows(routeEntry, context.resolve);
  let isAnyResolved = factsProvider === undefined;
  const checked = bound.sets.map((rows, set): CheckedPage => {
    const facts = factsProvider?.findFacts(routeEntry, rows);
    if (factsProvider && facts) {
      const page = createSitePage(routeEntry, rows, set, facts, context);
      return {
        page: {
          ...page,
          isUnchangedSinceCleanCheck: factsProvider.isUnchangedSinceCleanCheck(facts),
        },
        problems: [...factsProvider.findProblems(routeEntry, facts)],
      };
    }
    isAnyResolved = true;
    return resolveAndCheckPage(routeEntry, rows, set, context);
  });
  const fileProblems = isAnyResolved && routeEntry.file.base ? routeEntry.file.problems : [];
  const { pages, problems } = dropDuplicateRoutes(
    routeEntry,
    checked.flatMap(({ page }) => page ?? []),
    context.resolve,
  );
  if (bound.problems.length + problems.length > 0)
    for (const page of pages) page.problems = undefined;
  return {
    routeEntry,
    bound,
    pages,
    problems: [
      ...fileProblems,
      ...bound.problems,
      ...checked.flatMap((result) => result.problems),
      ...problems,
    ].map((problem) => addEntry(problem, routeEntry)),
    validUntil: Math.min(...pages.map(({ facts }) => facts.validUntil ?? Number.POSITIVE_INFINITY)),
  };
}

/** Adds the entry in which a variable is missing. */
function addEntry(problem: Problem, { file, route }: RouteEntry): Problem {
  const { missing } = problem;
  if (missing?.kind !== 'variable') return problem;
  return { ...problem, missing: { ...missing, within: entryName(file.source.path, route) } };
}

/** A page with its problems; no page if its route is unknown. */
interface CheckedPage {
  page: SitePage | undefined;
  problems: Problem[];
}

/** Resolves and checks the page of one row set. Calls `onPage` with the resolved page, if any. */
export function resolveAndCheckPage(
  routeEntry: RouteEntry,
  rows: RowBindings,
  set: number,
  context: RuleContext,
  onPage?: (page: ResolvedPage) => void,
): CheckedPage {
  const { page, problems, usage } = resolvePage(routeEntry, rows, context.resolve);
  if (!page) return { page: undefined, problems };
  onPage?.(page);
  problems.push(...runPageRules(page, context));
  const facts = collectFacts(page, usage, context);
  return {
    page: {
      ...createSitePage(routeEntry, rows, set, facts, context),
      problems: [...(routeEntry.file.base ? routeEntry.file.problems : []), ...problems],
    },
    problems,
  };
}

function createSitePage(
  routeEntry: RouteEntry,
  rows: RowBindings,
  set: number,
  facts: PageFacts,
  context: RuleContext,
): SitePage {
  const resolved = () => resolvePage(routeEntry, rows, context.resolve).page as ResolvedPage;
  return {
    routeEntry,
    rows,
    rowsIndex: set,
    facts,
    problems: [],
    isUnchangedSinceCleanCheck: false,
    resolved,
  };
}

/** Keeps the first page of each route of an entry, and reports the others. */
function dropDuplicateRoutes(
  routeEntry: RouteEntry,
  pages: readonly SitePage[],
  context: ResolveContext,
): { pages: SitePage[]; problems: Problem[] } {
  const routes = new Map<string, SitePage>();
  for (const page of pages) {
    const { route } = page.facts.meta;
    if (!routes.has(route)) routes.set(route, page);
  }
  if (routes.size === pages.length) return { pages: [...pages], problems: [] };
  return { pages: [...routes.values()], problems: explainSameRoutes(routeEntry, pages, context) };
}
