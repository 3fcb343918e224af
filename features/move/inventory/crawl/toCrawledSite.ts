import type { FoundSite } from '../../format/createInventory.ts';
import type { InventoryPage } from '../../format/Inventory.ts';
import { countAddresses, listLeftOut } from '../../format/listLeftOut.ts';
import type { Visit } from './CrawlJournal.ts';
import { type CrawlQueue, maxVariants } from './CrawlQueue.ts';
import type { Robots } from './readRobots.ts';
import type { SiteClient } from './SiteClient.ts';

/** A site as far as it was read. */
export interface CrawledSite extends FoundSite {
  /** Whether a limit or the user ended it: the journal is kept. */
  isStopped: boolean;
  /** Paths that have so many queries that not all were read, as calendars do. */
  crowded: ReadonlySet<string>;
  robots: Robots;
  /** Fetches further addresses, such as pictures. */
  client: SiteClient;
}

/** What a crawl knows at its end. */
export interface CrawlResult {
  client: SiteClient;
  robots: Robots;
  /** By address. */
  visits: ReadonlyMap<string, Visit>;
  queue: CrawlQueue;
  /** Why it ended before all addresses were visited. */
  stop: string | undefined;
  /** Addresses that could not be read, each with the reason. */
  failed: readonly string[];
}

/** Returns the site that a crawl found, with what it left out. */
export function toCrawledSite({
  client,
  robots,
  visits,
  queue,
  stop,
  failed,
}: CrawlResult): CrawledSite {
  const all = [...visits.values()];
  const left = queue.waiting.filter((address) => !visits.has(address));
  const redirects: Record<string, string> = Object.fromEntries(
    all.flatMap(({ address, redirect }) => (redirect ? [[address, redirect]] : [])),
  );
  const circles = findCircles(redirects);
  return {
    origin: client.start.origin,
    pages: all.flatMap((visit) => toPage(visit, queue.sitemaps) ?? []),
    redirects: Object.fromEntries(
      Object.entries(redirects).filter(([address]) => !circles.has(address)),
    ),
    feeds: new Set(all.flatMap(({ address, isFeed }) => (isFeed ? [address] : []))),
    isStopped: stop !== undefined,
    crowded: queue.crowded,
    robots,
    client,
    leftOut: [
      ...(stop ? [`${countAddresses(left.length, 'known ')}, because ${stop}`] : []),
      ...listLeftOut([...queue.forbidden], 'robots.txt forbids them'),
      ...listLeftOut([...queue.crowded], `they have more than ${maxVariants} queries`),
      ...listLeftOut([...circles], 'they redirect in a circle'),
      ...all.flatMap(({ address, leftOut }) => (leftOut ? [`${address}, because ${leftOut}`] : [])),
      ...failed,
    ],
  };
}

/** Returns the page at an address; undefined for sitemaps, feeds, redirects and missing guesses. */
function toPage(visit: Visit, sitemaps: ReadonlySet<string>): InventoryPage | undefined {
  const { address, status, page, redirect } = visit;
  if (redirect) return undefined;
  if (!page)
    return status === 200 || sitemaps.has(address) ? undefined : { address, status, ...nothing };
  const { links: _, feeds: __, canonical, ...content } = page;
  return {
    address,
    status,
    ...content,
    ...(canonical && canonical !== address && { canonical }),
  };
}

/** Finds the redirects that never end at a page. */
function findCircles(redirects: Readonly<Record<string, string>>): Set<string> {
  const circles = new Set<string>();
  for (const start of Object.keys(redirects)) {
    const seen = new Set<string>();
    let at: string | undefined = start;
    while (at !== undefined && !seen.has(at) && Object.hasOwn(redirects, at)) {
      seen.add(at);
      at = redirects[at];
    }
    if (at !== undefined && seen.has(at)) circles.add(start);
  }
  return circles;
}

const nothing = {
  headings: [],
  sentences: [],
  pictures: [],
  files: [],
  forms: [],
  structuredData: [],
};
