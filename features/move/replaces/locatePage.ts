import type { Problem, SitePage } from '../../../schema/index.ts';
import type { SiteComparison } from './SiteComparison.ts';

/** Locates what an author edits of a page: its row, if it is the page of a row, otherwise its route. */
export function locatePage(
  { routeEntry, rows }: SitePage,
  { context, tools }: Pick<SiteComparison, 'context' | 'tools'>,
): Problem['at'] {
  const bound = [...rows.values()].flatMap(({ row }) => row ?? []);
  const [row] = bound;
  const isOnly = row !== undefined && bound.length === 1;
  const collection = isOnly ? context.collections.get(row.collection) : undefined;
  return collection && row
    ? { ...tools.locateRow(collection, row.key), part: 'key' }
    : tools.locateKey(routeEntry);
}
