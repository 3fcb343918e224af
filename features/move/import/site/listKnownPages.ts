import { DomUtils } from 'htmlparser2';
import type { InventoryPage } from '../../format/Inventory.ts';
import { createTitleCleaner } from '../../text/createTitleCleaner.ts';
import { normalizeSentence } from '../../text/normalizeSentence.ts';
import { isArticlePage } from '../page/isArticlePage.ts';
import type { OpenedPage } from '../page/openOldPage.ts';
import { type PageHead, readOldHead } from '../page/readOldHead.ts';
import type { SharedParts } from '../page/removeShared.ts';
import { removeSurroundings } from '../page/removeSurroundings.ts';
import type { FeedEntry, ReadFeed } from './readFeed.ts';
import type { SiteAddresses } from './SiteAddresses.ts';

/** What is known of a page before its content is read. */
export interface KnownPage {
  page: InventoryPage;
  /** The address that it has in the import. */
  address: string;
  title: string;
  head: PageHead;
  isArticle: boolean;
  entry: FeedEntry | undefined;
  /** The picture for social networks, from the root of the site, unless most pages have it. */
  image: string | undefined;
}

/** Finds out what the pages of a site are: articles or others, with the title of each. */
export function listKnownPages(
  pages: readonly InventoryPage[],
  {
    addresses,
    feeds,
    shared,
    origin,
    open,
    addAnchor,
  }: {
    addresses: SiteAddresses;
    feeds: readonly ReadFeed[];
    shared: SharedParts;
    origin: string;
    open(address: string): OpenedPage;
    /** Called with each id that a link leads to. */
    addAnchor(id: string): void;
  },
): KnownPage[] {
  const entries = new Map<string, FeedEntry>();
  for (const feed of feeds)
    for (const entry of feed.entries) {
      const target = addresses.resolve(entry.link, origin + feed.address);
      if (target?.startsWith('/')) entries.set(target, entries.get(target) ?? entry);
    }
  const read = pages
    .filter(({ status, address }) => status === 200 && addresses.isPage(address))
    .map((page) => {
      const opened = open(page.address);
      for (const { attribs } of DomUtils.getElementsByTagName('a', opened.document)) {
        const [, id] = /#(.+)$/s.exec(attribs.href ?? '') ?? [];
        if (id) addAnchor(decode(id));
      }
      const head = readOldHead(opened);
      const clean = addresses.resolve(page.address, origin) ?? page.address;
      const entry = entries.get(clean);
      const isHome = page.address === '/';
      const isOfMarkup = () =>
        isArticlePage(
          opened,
          removeSurroundings(opened, shared, () => undefined),
        );
      const isArticle =
        !isHome &&
        (entry !== undefined || head.isArticle || (!isArchive(page.address) && isOfMarkup()));
      const image = head.image && addresses.resolve(head.image, origin + page.address);
      return { page, head, entry, isArticle, opened: opened.title, image };
    });
  const clean = createTitleCleaner(
    read.map(({ opened }) => opened),
    read.flatMap(({ head }) => head.siteName ?? []),
  );
  const images = countValues(read.map(({ image }) => image));
  return read.map(({ page, head, entry, isArticle, opened, image }) => {
    const heading = page.headings.find(
      (one) => one.startsWith('# ') && !shared.headings.has(normalizeSentence(one.slice(2))),
    );
    const named = clean(opened) || heading?.slice(2) || page.address;
    return {
      page,
      address: addresses.clean(page.address),
      title: isArticle
        ? (heading?.slice(2) ?? entry?.title ?? clean(head.headline ?? named))
        : named,
      head,
      isArticle,
      entry,
      image:
        image?.startsWith('/') && (images.get(image) ?? 0) < Math.max(3, read.length / 2)
          ? image
          : undefined,
    };
  });
}

/** Whether an address is one that systems give to lists of articles. */
export function isArchive(address: string): boolean {
  return /\/(?:tags?|categor(?:y|ies)|topics?|authors?|archives?|page)\/[^/]+|\/(?:19|20)\d\d(?:\/\d\d?){0,2}\/?$/.test(
    address,
  );
}

function countValues(values: readonly (string | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function decode(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
