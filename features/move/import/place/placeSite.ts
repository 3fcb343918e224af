import type { ImportedFeed, ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { AddressBook } from './AddressBook.ts';
import type { ImportedFiles } from './ImportRecord.ts';
import { nameCollection } from './nameCollection.ts';
import { noteLanguages } from './noteLanguages.ts';
import { type PlacedArticle, pageFiles, placeArticles } from './placeArticles.ts';
import { type PlacedListing, placeListings } from './placeListings.ts';
import { type PlacedTranslation, placeTranslations } from './placeTranslations.ts';
import type { ExistingSite } from './readExistingSite.ts';
import { separateTranslations } from './separateTranslations.ts';

/** Where everything of an old site is in the new one. */
export interface PlacedSite {
  placed: readonly PlacedArticle[];
  translated: readonly PlacedTranslation[];
  /** Lists of articles, by collection. */
  listings: ReadonlyMap<string, readonly PlacedListing[]>;
  feeds: readonly PlacedFeed[];
  /** The routes of pages that exist and are not of an import. */
  taken: ReadonlySet<string>;
  /** Finds the new address of each old one. */
  book: AddressBook;
}

/** A feed with its path in the new site, without ending. */
export type PlacedFeed = ImportedFeed & { path: string };

/** Decides the addresses of articles, translations, lists and feeds in the new site. */
export function placeSite(
  site: ImportedSite,
  {
    existing,
    known,
    note,
  }: { existing: ExistingSite; known: ImportedFiles; note(note: ImportNote): void },
): PlacedSite {
  const taken = listTaken(existing, known);
  const { originals, translations } = separateTranslations(site.articles, note);
  noteLanguages(originals, site.language ?? existing.locale, note);
  const placed = placeArticles(originals, {
    taken,
    known: readKeys(known),
    files: listPageFiles(site, existing, known),
    note,
  });
  const translated = placeTranslations(translations, placed);
  const listings = placeListings(site, placed, taken, note);
  const feeds = placeFeeds(site.feeds, placed);
  const book = new AddressBook(site.urls, placed);
  for (const { address, route, values } of [...listings.values()].flat())
    if (values === undefined) book.add(address, route);
  // Links lead to the original; on a page in another language, they open its translation.
  for (const { article, original } of translated) book.add(article.address, original.route);
  for (const route of [...taken, '/']) book.add(route, route);
  for (const { address, path } of feeds) book.add(address, `${path}.xml`);
  return { placed, translated, listings, feeds, taken, book };
}

/** Lists the routes of pages that exist and are not of an import. */
function listTaken({ routes }: ExistingSite, known: ImportedFiles): Set<string> {
  const others = [...routes].filter(([file]) => !Object.hasOwn(known, file));
  return new Set(
    others
      .flatMap(([, found]) => found)
      .filter((route) => route.startsWith('/') && !route.includes('{{')),
  );
}

/** Lists the names of the files in `pages/` that are of others, or of collections. */
function listPageFiles(
  { articles }: ImportedSite,
  { routes }: ExistingSite,
  known: ImportedFiles,
): string[] {
  const others = [...routes.keys()].filter((path) => !known[path]?.source);
  return [
    ...others.flatMap((path) => /^pages\/(.+)\.ya?ml$/.exec(path)?.[1] ?? []),
    ...articles.flatMap(({ collection, sections }) => (sections ? [] : nameCollection(collection))),
  ];
}

/** Returns source → `collection/key` of the rows and pages that an earlier import wrote. */
function readKeys(known: ImportedFiles): Map<string, string> {
  return new Map(
    Object.entries(known).flatMap(([path, { source }]): [string, string][] => {
      const [, row] = /^data\/([^/]+\/[^/]+)\.md$/.exec(path) ?? [];
      const [, page] = /^pages\/([^/]+)\.yaml$/.exec(path) ?? [];
      if (page !== undefined && source !== '') return [[source, `${pageFiles}/${page}`]];
      return row === undefined ? [] : [[source, row]];
    }),
  );
}

/** Returns the feeds whose addresses can be the same, and whose collections have dates. */
function placeFeeds(
  feeds: readonly ImportedFeed[],
  placed: readonly PlacedArticle[],
): PlacedFeed[] {
  const dated = new Set(
    placed.flatMap(({ article, collection }) => (article.date === undefined ? [] : collection)),
  );
  return feeds
    .map((feed) => ({
      ...feed,
      path: feed.address.replace(/\.(?:xml|json|rss|atom)$/, '').replace(/\/$/, ''),
    }))
    .filter(
      ({ path, collection }) =>
        /^\/[a-z0-9/-]*[a-z0-9]$/.test(path) && dated.has(nameCollection(collection)),
    );
}
