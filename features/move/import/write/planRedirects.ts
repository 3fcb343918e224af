import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import type { ImportedListing, ImportedSite } from '../model/ImportedSite.ts';
import type { ImportNote } from '../model/ImportNote.ts';
import { canRedirect } from '../place/canRedirect.ts';
import { chooseRoute, isRoute } from '../place/chooseRoute.ts';
import { mergeNames } from '../place/mergeNames.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';
import type { PlacedSite } from '../place/placeSite.ts';

/**
 * Collects the redirects of the old site, of its files that are elsewhere, and of further pages of lists.
 *
 * @param options.moved old address of a file → its path in `public/`
 */
export function planRedirects(
  site: ImportedSite,
  { book, feeds, listings: byCollection, placed, translated, taken }: PlacedSite,
  { moved, note }: { moved: ReadonlyMap<string, string>; note(note: ImportNote): void },
): Map<string, string> {
  const listings = [...byCollection.values()].flat();
  const redirects = new Map<string, string>();
  const routes = new Set([...taken, ...placed.map(({ route }) => route)]);
  const add = (from: string, to: string) => {
    const source = /[*?]/.test(from) ? from : normalizeAddress(from);
    if (
      source !== to &&
      source !== '/' &&
      !routes.has(source) &&
      !redirects.has(source) &&
      canRedirect(source)
    )
      redirects.set(source, to);
  };
  for (const { from, to, file, line } of site.redirects) {
    const found = book.resolve(to, {
      article: { source: file, address: '/', collection: '', title: '', body: '' },
    });
    const at = { file, ...(line !== undefined && { line }) };
    if (found.kind === 'page' && found.route) add(from, found.route);
    else if (found.kind === 'outside') add(from, found.address.replace(/^http:/, 'https:'));
    else
      note({
        ...at,
        what: 'a redirect to an address that does not exist',
        piece: `${from} → ${to}`,
        became: 'left out',
      });
  }
  for (const { article, route, oldAddresses } of translated)
    for (const from of oldAddresses) add(from, `/${article.language}${route}`);
  for (const [from, to] of moved) add(from, to);
  for (const { address, path } of feeds) add(address, `${path}.xml`);
  for (const listing of listings) {
    if (listing.values !== undefined) {
      const names = mergeNames(
        placed.map(({ article }) => article[listing.values ?? 'tags'] ?? []),
      );
      for (const [name, spelling] of names) {
        const to = `${listing.route}/${toSlug(spelling, transliterate)}`;
        for (const old of listing.oldAddresses?.[name] ?? [])
          if (normalizeAddress(old) !== to) add(old, to);
      }
    } else if (normalizeAddress(listing.address) !== listing.route)
      add(listing.address, listing.route);
  }
  const placedLists = new Map(listings.map((listing) => [listing.address, listing.route]));
  for (const listing of site.listings) {
    const { address, collection, values } = listing;
    // Another page may be at the address of a list.
    const own = values === undefined && routes.has(normalizeAddress(address)) ? address : undefined;
    const route = placedLists.get(address) ?? own;
    if (route === undefined) continue;
    const count = site.articles.filter((article) => article.collection === collection).length;
    const to = values === undefined ? route : `${route}/:value`;
    for (const from of listFurtherPages(listing, count)) add(from, to);
  }
  return new Map(
    [...redirects].filter(
      ([, to]) => /^https:/.test(to) || isRoute(to) || to.includes('.') || chooseRoute(to) !== '',
    ),
  );
}

/**
 * Lists the old addresses of the further pages of a list: one for all, or each where the number is only a
 * part of a name.
 */
function listFurtherPages(
  { furtherPages = '', pageSize = 10 }: ImportedListing,
  count: number,
): string[] {
  const pattern = furtherPages.replace(/:num(?:ber)?\b.*$/, ':number');
  if (pattern === '' || pattern.endsWith('/:number')) return pattern === '' ? [] : [pattern];
  const pages = Math.ceil(count / pageSize);
  return Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
    pattern.replace(':number', String(index + 2)),
  );
}
