import type { CrossContext, SitePage } from './crossChecks/CrossContext.ts';
import { checkPage } from './crossChecks/crossCheck.ts';
import { distinctRoutes } from './crossChecks/distinctRoutes.ts';
import { factsOf } from './crossChecks/factsOf.ts';
import type { PageFacts } from './crossChecks/PageFacts.ts';
import type { Problem } from './diagnostics/Problem.ts';
import type { PageSource } from './PageSource.ts';
import { type BoundUnit, bindRows, type Rows } from './resolve/bindRows.ts';
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

/** Resolves and checks the pages of an entry, each by itself, unless `source` knows it. */
export function checkUnit(unit: PageUnit, context: CrossContext, source?: PageSource): CheckedUnit {
  const bound = bindRows(unit, context.resolve);
  let looked = source === undefined;
  const checked = bound.sets.map((rows, set): CheckedPage => {
    const facts = source?.facts(unit, rows);
    if (facts) {
      const page = sitePage(unit, rows, set, facts, context);
      return { page: { ...page, settled: source?.settled(facts) ?? false }, problems: [] };
    }
    looked = true;
    return checkPageOf(unit, rows, set, context);
  });
  const written = looked && unit.file.base ? unit.file.problems : [];
  const { pages, problems } = distinctRoutes(
    unit,
    checked.flatMap(({ page }) => page ?? []),
  );
  if (written.length + bound.problems.length + problems.length > 0)
    for (const page of pages) page.clean = false;
  return {
    unit,
    bound,
    pages,
    problems: [
      ...written,
      ...bound.problems,
      ...checked.flatMap((one) => one.problems),
      ...problems,
    ],
    until: Math.min(...pages.map(({ facts }) => facts.until ?? Number.POSITIVE_INFINITY)),
  };
}

/** A page and what is wrong with it; no page when its route could not be told. */
export interface CheckedPage {
  page: SitePage | undefined;
  problems: Problem[];
}

/** Resolves and checks the page that one set of rows makes; `take` is given it, if there is one. */
export function checkPageOf(
  unit: PageUnit,
  rows: Rows,
  set: number,
  context: CrossContext,
  take?: (page: ResolvedPage) => void,
): CheckedPage {
  const { page, problems, use } = resolvePage(unit, rows, context.resolve);
  if (!page) return { page: undefined, problems };
  take?.(page);
  problems.push(...checkPage(page, context));
  const facts = factsOf(page, use, context);
  return {
    page: { ...sitePage(unit, rows, set, facts, context), clean: problems.length === 0 },
    problems,
  };
}

function sitePage(
  unit: PageUnit,
  rows: Rows,
  set: number,
  facts: PageFacts,
  context: CrossContext,
): SitePage {
  const resolved = () => resolvePage(unit, rows, context.resolve).page as ResolvedPage;
  return { unit, rows, set, facts, clean: true, settled: false, resolved };
}
