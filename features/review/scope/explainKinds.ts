import type { PageReport } from '../../_shared/changes/index.ts';
import { comparePages } from '../comparison/comparePages.ts';
import type { DifferenceKind } from '../comparison/differenceKinds.ts';
import { maskPage } from '../comparison/maskPage.ts';
import { type Difference, describePage } from '../report/describePage.ts';
import { nameChange } from '../report/summarizeChanges.ts';

/** Returns in what else than some kinds the two versions of a page differ; undefined for nothing. */
export function explainKinds(
  page: PageReport,
  kinds: readonly DifferenceKind[],
  [before, after]: [before: string, after: string],
): string | undefined {
  const allowed = new Set(kinds);
  if (maskPage(before, allowed) === maskPage(after, allowed)) return undefined;
  const limit = `more than ${kinds.join(', ')}`;
  if (page.change !== 'changed') return `was ${nameChange(page)}, which is ${limit}`;
  // Of many pages with the same causes, the report compares the first ones.
  const changes = page.changes ?? comparePages(before, after);
  const others = describePage({ ...page, changes, weight: {} }).filter(
    ({ kind }) => !kind || !allowed.has(kind),
  );
  const rest = others.length - maxDifferences;
  const list = [
    ...others.slice(0, maxDifferences).map(formatDifference),
    ...(rest > 0 ? [`${rest} more`] : []),
  ];
  return `differs in ${limit}: ${list.join(' · ') || 'markup'}`;
}

const maxDifferences = 3;

function formatDifference({ label, words }: Difference): string {
  const [old, next] = ['added', 'removed'].map((side) =>
    words.flatMap(({ kind, text }) => (kind === side ? [] : text)).join(''),
  );
  return words.length === 0 ? label : `${label}: ${[old, next].filter(Boolean).join(' → ')}`;
}
