import type { CrawledSite } from '../../inventory/crawl/toCrawledSite.ts';
import { isFileAddress } from '../../page/isFileAddress.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ListedArticles } from '../page/findListing.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';
import { arrangeFeeds } from './arrangeFeeds.ts';
import type { KnownPage } from './listKnownPages.ts';
import { nameCollections } from './nameCollections.ts';
import type { PageNotes } from './PageNotes.ts';
import { placeLists } from './placeLists.ts';
import type { ReadFeed } from './readFeed.ts';
import type { SiteAddresses } from './SiteAddresses.ts';

/** What was read of a running site. */
interface ReadSite extends Pick<ImportedSite, 'findFile' | 'close'> {
  crawled: CrawledSite;
  addresses: SiteAddresses;
  notes: PageNotes;
  articles: ReadonlyMap<KnownPage, ImportedArticle>;
  /** Pages that list articles. */
  lists: ReadonlyMap<KnownPage, ListedArticles>;
  feeds: readonly ReadFeed[];
  language: string | undefined;
}

/** Arranges what was read of a running site: collections, lists, feeds and redirects. */
export function arrangeSite({
  crawled,
  addresses,
  notes,
  lists,
  feeds,
  language,
  findFile,
  close,
  ...read
}: ReadSite): ImportedSite {
  const { origin, protocol, host } = crawled.client.start;
  const articles = arrangeArticles(read.articles, lists);
  const collections = new Map(
    articles.map((one) => [normalizeAddress(one.address), one.collection]),
  );
  const placed = placeLists(
    [...lists].map(([known, listed]) => ({
      known,
      collection: collections.get([...listed.keys()][0] ?? '') ?? 'posts',
    })),
    articles,
  );
  noteLeftOut(crawled, notes);
  for (const note of placed.notes) notes.add(note);
  const missing = new Set(
    crawled.pages.flatMap(({ status, address }) => (status === 200 ? [] : [address])),
  );
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const sources = new Set([...read.articles.keys()].map(({ page }) => page.address));
  return {
    generator: host,
    urls: [origin, `${protocol}//${other}`],
    ...(language && { language }),
    articles,
    lists: [],
    listings: placed.listings,
    feeds: arrangeFeeds(feeds, { addresses, collections, origin, note: notes.add }),
    redirects: [...placed.redirects, ...listRedirects(crawled, addresses, sources)],
    findFile,
    isLeftOut: (address) => !isFileAddress(address) && !missing.has(address),
    ...(close && { close }),
    notes: notes.list,
  };
}

/** Returns the articles with their collections, and with descriptions of lists and feeds. */
function arrangeArticles(
  articles: ReadonlyMap<KnownPage, ImportedArticle>,
  lists: ReadonlyMap<KnownPage, ListedArticles>,
): ImportedArticle[] {
  const known = [...articles.keys()].filter(({ isArticle }) => isArticle);
  const collections = nameCollections(known, lists.keys());
  const teasers = new Map([...lists.values()].flatMap((listed) => [...listed]));
  return [...articles].map(([{ isArticle, address, entry }, article]) => {
    if (!isArticle) return article;
    const teaser = teasers.get(normalizeAddress(address)) || entry?.description;
    return {
      ...article,
      collection: collections.get(address) ?? article.collection,
      ...(!article.description && teaser && { description: teaser }),
    };
  });
}

/** Notes what was not read. */
function noteLeftOut({ client, leftOut, pages }: CrawledSite, notes: PageNotes): void {
  for (const reason of leftOut)
    notes.add({
      file: client.start.href,
      what: 'addresses that were not read',
      piece: reason,
      became: 'left out',
    });
  for (const { address, status } of pages)
    if (status !== 200)
      notes.add({
        file: address,
        what: `an address that answers with status ${status}`,
        became: 'left out',
      });
}

/**
 * Lists the redirects that lead to no article or page, since others are old addresses of their page.
 *
 * @param sources the addresses of the articles and pages
 */
function listRedirects(
  { redirects }: CrawledSite,
  addresses: SiteAddresses,
  sources: ReadonlySet<string>,
): { from: string; to: string; file: string }[] {
  return Object.keys(redirects).flatMap((from) => {
    const to = addresses.follow(from);
    return to === undefined || sources.has(to) ? [] : [{ from, to, file: from }];
  });
}
