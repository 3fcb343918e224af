import { normalizeSentence } from '../text/normalizeSentence.ts';
import { type Inventory, type InventoryPage, inventoryFormat } from './Inventory.ts';

/** What was found of a site, in any order. */
export interface FoundSite extends Pick<Inventory, 'leftOut' | 'redirects'> {
  origin?: string | undefined;
  pages: InventoryPage[];
  feeds: Iterable<string>;
}

/** Creates an inventory in its canonical order: the same site gives the same bytes. */
export function createInventory({
  origin,
  leftOut,
  redirects,
  pages,
  feeds,
}: FoundSite): Inventory {
  const ordered = pages.toSorted((a, b) => compare(a.address, b.address));
  const read = ordered.filter(({ status }) => status === 200);
  const sentences = findShared(read, 'sentences', normalizeSentence);
  const shared = {
    pictures: findShared(read, 'pictures'),
    files: findShared(read, 'files'),
    forms: findShared(read, 'forms'),
    structuredData: findShared(read, 'structuredData'),
  };
  return {
    format: inventoryFormat,
    ...(origin && { origin }),
    leftOut,
    shared: {
      sentences: [...sentences.values()],
      pictures: [...shared.pictures.keys()],
      files: [...shared.files.keys()],
      forms: [...shared.forms.keys()],
      structuredData: [...shared.structuredData.keys()],
    },
    pages: ordered.map((page) => ({
      ...page,
      sentences: page.sentences.filter((text) => !sentences.has(normalizeSentence(text))),
      pictures: page.pictures.filter((one) => !shared.pictures.has(one)),
      files: page.files.filter((one) => !shared.files.has(one)),
      forms: page.forms.filter((one) => !shared.forms.has(one)),
      structuredData: page.structuredData.filter((one) => !shared.structuredData.has(one)),
    })),
    redirects: Object.fromEntries(Object.entries(redirects).sort(([a], [b]) => compare(a, b))),
    feeds: [...new Set(feeds)].sort(compare),
  };
}

type ListName = 'sentences' | 'pictures' | 'files' | 'forms' | 'structuredData';

/** Finds what at least half of the pages have, and at least three of them. */
function findShared(
  pages: readonly InventoryPage[],
  name: ListName,
  normalize = (text: string) => text,
): Map<string, string> {
  const counts = new Map<string, { text: string; count: number }>();
  for (const page of pages) {
    for (const [key, text] of new Map(page[name].map((text) => [normalize(text), text]))) {
      const known = counts.get(key);
      if (known) known.count++;
      else counts.set(key, { text, count: 1 });
    }
  }
  const least = Math.max(3, pages.length / 2);
  return new Map(
    [...counts].filter(([, { count }]) => count >= least).map(([key, { text }]) => [key, text]),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
