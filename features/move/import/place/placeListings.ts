import type { ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { chooseRoute, isRoute } from './chooseRoute.ts';
import { nameCollection } from './nameCollection.ts';
import type { PlacedArticle } from './placeArticles.ts';

/** A list of articles, with its route. */
export interface PlacedListing extends ImportedListing {
  route: string;
}

/**
 * Gives the lists of articles their routes, by collection. Those at an address that is taken are left out.
 *
 * @param taken the routes of pages that exist and are not of an import
 */
export function placeListings(
  site: ImportedSite,
  placed: readonly PlacedArticle[],
  taken: ReadonlySet<string>,
  note: (note: ImportNote) => void,
): Map<string, PlacedListing[]> {
  const routes = new Set([...taken, ...placed.map(({ route }) => route)]);
  const collections = [...new Set(placed.map(({ collection }) => collection))];
  const found = collections.map((collection) => {
    const own = placed.filter((one) => one.collection === collection);
    const columns = new Set(
      own.flatMap(({ article }) =>
        (['tags', 'categories', 'authors'] as const).filter(
          (column) => (article[column] ?? []).length > 0,
        ),
      ),
    );
    const { placed: listings, missing } = placeOwn(site.listings, {
      collection,
      columns,
      taken: routes,
    });
    for (const { address, values } of missing)
      if (values === undefined)
        note({
          file: address,
          what: 'a list of articles at the address of another page',
          became: 'left out',
        });
    return [collection, listings] as const;
  });
  return new Map(found);
}

/** Gives the lists of one collection their routes. */
function placeOwn(
  listings: readonly ImportedListing[],
  {
    collection,
    columns,
    taken,
  }: { collection: string; columns: ReadonlySet<string>; taken: ReadonlySet<string> },
): { placed: PlacedListing[]; missing: ImportedListing[] } {
  const placed: PlacedListing[] = [];
  const missing: ImportedListing[] = [];
  for (const listing of listings.filter((one) => nameCollection(one.collection) === collection)) {
    const route = chooseRoute(listing.address.replace(/\/?:value.*$/, '') || '/').replace(
      /\.html?$/,
      '',
    );
    const isFree =
      route !== '/' &&
      isRoute(route) &&
      !placed.some((one) => one.route === route && one.values === listing.values);
    const isKnown = listing.values === undefined ? !taken.has(route) : columns.has(listing.values);
    if (isFree && isKnown) placed.push({ ...listing, route });
    else missing.push(listing);
  }
  return { placed, missing };
}
