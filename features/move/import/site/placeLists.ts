import { getOrCreate } from '../../../../base/lists/getOrCreate.ts';
import { decodePath } from '../../../../base/text/encodePath.ts';
import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedListing } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';
import type { KnownPage } from './listKnownPages.ts';

/** What becomes of the pages that list articles. */
export interface PlacedLists {
  listings: ImportedListing[];
  redirects: { from: string; to: string; file: string }[];
  notes: ImportNote[];
}

/**
 * Decides what becomes of the pages that list articles: they are written anew, as lists of a collection or
 * of its topics; further pages and archives by date lead to the first page.
 *
 * @param lists pages that list articles, with the collection of the articles
 */
export function placeLists(
  lists: readonly { known: KnownPage; collection: string }[],
  articles: readonly ImportedArticle[],
): PlacedLists {
  const placed: PlacedLists = { listings: [], redirects: [], notes: [] };
  const topics = new Map<string, ImportedListing>();
  const names = new Map<TopicColumn, ReadonlyMap<string, string>>();
  for (const { known, collection } of lists) {
    const { address, title, page } = known;
    const note = (became: string) =>
      placed.notes.push({ file: page.address, what: 'a page that lists articles', became });
    if (page.address.includes('?') || isFurther(address)) {
      const base = address.replace(/\?.*$/s, '').replace(/(?:\/page)?(?:\/\d+)+\/?$/, '');
      const first =
        lists.find(
          (one) => normalizeAddress(one.known.address) === normalizeAddress(base || '/'),
        ) ?? lists.find((one) => one.collection === collection && isWhole(one.known.address));
      placed.redirects.push({
        from: page.address,
        to: first?.known.address ?? '/',
        file: page.address,
      });
      continue;
    }
    const values = findValues(address);
    if (values === undefined) {
      placed.listings.push({ address, title, collection });
      note('is written anew, with all articles of the collection');
      continue;
    }
    const named = getOrCreate(names, values.column, () => nameTopics(articles, values.column));
    const name = findTopic(address, title, named);
    if (name === undefined) {
      placed.redirects.push({ from: page.address, to: '/', file: page.address });
      note('leads to the first page, since no article has its topic');
      continue;
    }
    const key = `${collection} ${values.base}`;
    const listing = topics.get(key) ?? {
      address: `${values.base}/:value`,
      title: values.column,
      collection,
      values: values.column,
      oldAddresses: {},
    };
    topics.set(key, {
      ...listing,
      oldAddresses: { ...listing.oldAddresses, [name]: [address] },
    });
  }
  return { ...placed, listings: [...placed.listings, ...topics.values()] };
}

/** Whether an address is that of a further page, or of the articles of a month. */
function isFurther(address: string): boolean {
  return /\/\d+\/?$/.test(address);
}

function isWhole(address: string): boolean {
  return !isFurther(address) && findValues(address) === undefined;
}

function findValues(address: string): { base: string; column: TopicColumn } | undefined {
  const [, base = '', kind = ''] =
    /^((?:\/[^/]+)*?\/(tags?|topics?|categor(?:y|ies)|authors?))\/[^/]/.exec(address) ?? [];
  if (base === '') return undefined;
  const column = /^cat/.test(kind) ? 'categories' : /^auth/.test(kind) ? 'authors' : 'tags';
  return { base, column };
}

type TopicColumn = 'tags' | 'categories' | 'authors';

/** Lists the topics of articles with their slugs. */
function nameTopics(
  articles: readonly ImportedArticle[],
  column: TopicColumn,
): ReadonlyMap<string, string> {
  const names = new Set(articles.flatMap((article) => article[column] ?? []));
  return new Map([...names].map((name) => [name, toSlug(name, transliterate)]));
}

/**
 * Finds the topic of a list by its address and title.
 *
 * @param names topic of the articles → its slug
 */
function findTopic(
  address: string,
  title: string,
  names: ReadonlyMap<string, string>,
): string | undefined {
  const last = toSlug(decodePath(normalizeAddress(address).split('/').at(-1) ?? ''), transliterate);
  const [named] = [...names].find(([, slug]) => slug === last) ?? [];
  return (
    named ?? [...names.keys()].find((name) => title.toLowerCase().includes(name.toLowerCase()))
  );
}
