import type { CrossContext, SitePage } from './crossChecks/CrossContext.ts';
import { checkPage } from './crossChecks/crossCheck.ts';
import { distinctRoutes } from './crossChecks/distinctRoutes.ts';
import { factsOf } from './crossChecks/factsOf.ts';
import type { Problem } from './diagnostics/Problem.ts';
import { type BoundUnit, bindRows } from './resolve/bindRows.ts';
import type { PageUnit } from './resolve/Manifest.ts';
import type { ResolvedPage } from './resolve/ResolvedPage.ts';
import { resolvePage } from './resolve/resolvePage.ts';

/** What is known of an entry of `pages:` and of the pages that it makes. */
export interface CheckedUnit {
  unit: PageUnit;
  bound: BoundUnit;
  pages: SitePage[];
  problems: Problem[];
  /** When a date of one of its pages is reached, in milliseconds; what is known holds until then. */
  until: number;
}

/** Resolves and checks the pages of an entry, each by itself. */
export function checkUnit(unit: PageUnit, context: CrossContext): CheckedUnit {
  const bound = bindRows(unit, context.resolve);
  const checked = bound.sets.map((rows) => checkOne(bound, rows, context));
  const { pages, problems } = distinctRoutes(
    unit,
    checked.flatMap(({ page }) => page ?? []),
  );
  return {
    unit,
    bound,
    pages,
    problems: [...bound.problems, ...checked.flatMap((one) => one.problems), ...problems],
    until: Math.min(...pages.map(({ facts }) => facts.until ?? Number.POSITIVE_INFINITY)),
  };
}

/** Resolves and checks the page that one set of rows makes. */
export function checkOne(
  { unit }: Pick<BoundUnit, 'unit'>,
  rows: BoundUnit['sets'][number],
  context: CrossContext,
): { page: SitePage | undefined; problems: Problem[] } {
  const { page, problems, use } = resolvePage(unit, rows, context.resolve);
  if (!page) return { page: undefined, problems };
  problems.push(...checkPage(page, context));
  const resolved = () => resolvePage(unit, rows, context.resolve).page as ResolvedPage;
  return { page: { unit, facts: factsOf(page, use, context), resolved }, problems };
}
