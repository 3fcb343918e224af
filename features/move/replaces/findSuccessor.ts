import { toComparable } from '../../../base/redirects/parseSource.ts';
import type { SitePage } from '../../../schema/index.ts';
import type { InventoryPage } from '../format/Inventory.ts';
import { digestSentence } from '../text/digestSentence.ts';
import { isComparable, normalizeSentence } from '../text/normalizeSentence.ts';
import type { NewSite } from './NewSite.ts';

/** The page that an old page probably became. */
export interface Successor {
  page: SitePage;
  /** Whether the texts leave no doubt. */
  isCertain: boolean;
}

/**
 * Returns a function that finds by its texts which page an old page became.
 *
 * @param taken the pages that answer the address of another old page themselves
 */
export function createSuccessorSearch(
  site: NewSite,
  taken: ReadonlySet<SitePage>,
): (old: InventoryPage) => Successor | undefined {
  const index = new Map<number, SitePage[]>();
  for (const page of site.pages.keys())
    for (const digest of site.listDigests(page)) {
      const others = index.get(digest);
      if (!others) index.set(digest, [page]);
      else others.push(page);
    }
  return (old) => {
    const sentences = [...new Set(old.sentences.filter(isComparable).map(digestSentence))];
    const counts = new Map<SitePage, number>();
    for (const digest of sentences)
      for (const page of index.get(digest) ?? []) counts.set(page, (counts.get(page) ?? 0) + 1);
    const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
    if (!first) return undefined;
    const [page, count] = first;
    const share = count / sentences.length;
    const isAlone = count > (second?.[1] ?? 0) * 1.4;
    const { title, route } = page.facts.meta;
    const hasTitle = old.title !== undefined && startsAlike(old.title, title);
    const hasName = toName(old.address) === toName(route);
    if (taken.has(page) && !hasTitle) return share >= 0.5 ? { page, isCertain: false } : undefined;
    const isCertain =
      isAlone &&
      (count >= 3 ? share >= (hasTitle || hasName ? 0.4 : 0.6) : hasTitle && share === 1);
    return isCertain || share >= 0.3 ? { page, isCertain } : undefined;
  };
}

/** Whether two titles are the same, but for the name of the site at the end. */
function startsAlike(old: string, title: string): boolean {
  const [a, b] = [normalizeSentence(old), normalizeSentence(title)];
  return a !== '' && b !== '' && (a.startsWith(b) || b.startsWith(a));
}

/** Returns the last part of an address without its ending and date. */
function toName(address: string): string {
  const path = toComparable(address.replace(/\?.*$/s, '')).replace(/\.\w+$/, '');
  return path.replace(/^.*\//, '').replace(/^\d{4}-\d\d-\d\d-/, '');
}
