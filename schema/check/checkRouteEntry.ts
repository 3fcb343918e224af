import type { Problem } from '../diagnostics/Problem.ts';
import { type BoundRouteEntry, bindRows } from '../resolve/bindRows.ts';
import type { RouteEntry } from '../resolve/Manifest.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { Rows } from '../resolve/Scope.ts';
import { collectFacts } from '../rules/facts/collectFacts.ts';
import type { PageFacts } from '../rules/PageFacts.ts';
import type { RuleContext, SitePage } from '../rules/RuleContext.ts';
import { dropDuplicateRoutes } from '../rules/site/dropDuplicateRoutes.ts';
import type { PageFactsProvider } from './PageFactsProvider.ts';
import { runPageRules } from './runRules.ts';

/** What is known of an entry of `pages:` and of the pages that it makes. */
export interface CheckedRouteEntry {
  routeEntry: RouteEntry;
  bound: BoundRouteEntry;
  pages: SitePage[];
  problems: Problem[];
  /** When a date of one of its pages is reached, in milliseconds; what is known holds until then. */
  validUntil: number;
}

/** Resolves and checks the pages of an entry, each by itself, unless `source` knows it. */
export function checkRouteEntry(
  routeEntry: RouteEntry,
  context: RuleContext,
  source?: PageFactsProvider,
): CheckedRouteEntry {
  const bound = bindRows(routeEntry, context.resolve);
  let looked = source === undefined;
  const checked = bound.sets.map((rows, set): CheckedPage => {
    const facts = source?.findFacts(routeEntry, rows);
    if (facts) {
      const page = sitePage(routeEntry, rows, set, facts, context);
      return {
        page: {
          ...page,
          isUnchangedSinceCleanCheck: source?.isUnchangedSinceCleanCheck(facts) ?? false,
        },
        problems: [],
      };
    }
    looked = true;
    return resolveAndCheckPage(routeEntry, rows, set, context);
  });
  const written = looked && routeEntry.file.base ? routeEntry.file.problems : [];
  const { pages, problems } = dropDuplicateRoutes(
    routeEntry,
    checked.flatMap(({ page }) => page ?? []),
  );
  if (written.length + bound.problems.length + problems.length > 0)
    for (const page of pages) page.hasNoProblems = false;
  return {
    routeEntry,
    bound,
    pages,
    problems: [
      ...written,
      ...bound.problems,
      ...checked.flatMap((one) => one.problems),
      ...problems,
    ],
    validUntil: Math.min(...pages.map(({ facts }) => facts.validUntil ?? Number.POSITIVE_INFINITY)),
  };
}

/** A page and what is wrong with it; no page when its route could not be told. */
export interface CheckedPage {
  page: SitePage | undefined;
  problems: Problem[];
}

/** Resolves and checks the page that one set of rows makes; `take` is given it, if there is one. */
export function resolveAndCheckPage(
  routeEntry: RouteEntry,
  rows: Rows,
  set: number,
  context: RuleContext,
  onPage?: (page: ResolvedPage) => void,
): CheckedPage {
  const { page, problems, usage: use } = resolvePage(routeEntry, rows, context.resolve);
  if (!page) return { page: undefined, problems };
  onPage?.(page);
  problems.push(...runPageRules(page, context));
  const facts = collectFacts(page, use, context);
  return {
    page: {
      ...sitePage(routeEntry, rows, set, facts, context),
      hasNoProblems: problems.length === 0,
    },
    problems,
  };
}

function sitePage(
  routeEntry: RouteEntry,
  rows: Rows,
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
    hasNoProblems: true,
    isUnchangedSinceCleanCheck: false,
    resolved,
  };
}
