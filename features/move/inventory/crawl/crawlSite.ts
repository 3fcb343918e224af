import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../../../../base/errors/UserError.ts';
import type { FoundSite } from '../../format/createInventory.ts';
import type { InventoryPage } from '../../format/Inventory.ts';
import { isFileAddress } from '../../page/isFileAddress.ts';
import { createAddressResolver, toAddress } from '../../page/resolveAddress.ts';
import { CrawlJournal, type Visit } from './CrawlJournal.ts';
import { explainFetchError } from './explainFetchError.ts';
import { type Answer, fetchPolitely } from './fetchPolitely.ts';
import { Pace } from './Pace.ts';
import { type Robots, readRobots } from './readRobots.ts';
import { visitAddress } from './visitAddress.ts';

/** How far an inventory of a running site may go. */
export interface CrawlLimits {
  pages: number;
  bytes: number;
  milliseconds: number;
}

/** What a crawl reports while it runs. */
export interface CrawlProgress {
  /** Called after each address. */
  onVisit(done: number, known: number, bytes: number): void;
  /** Called once with the number of addresses that an interrupted inventory had read. */
  onResume(count: number): void;
}

/** A site as far as it was read. */
export interface CrawledSite extends FoundSite {
  /** Whether a limit or the user ended it: the journal is kept. */
  isStopped: boolean;
}

/**
 * Reads a running site: what its sitemaps, feeds and links name, on the same host, two addresses at a
 * time, as its robots.txt allows.
 *
 * @param journal path of the file with what was read so far
 * @throws UserError if the site cannot be read at all
 */
export async function crawlSite(
  start: URL,
  journal: string,
  limits: CrawlLimits,
  { signal, progress }: { signal: AbortSignal; progress: CrawlProgress },
): Promise<CrawledSite> {
  return new SiteCrawler(start, limits, signal, progress).run(new CrawlJournal(journal));
}

class SiteCrawler {
  readonly #start: URL;
  readonly #origin: string;
  readonly #limits: CrawlLimits;
  readonly #signal: AbortSignal;
  readonly #progress: CrawlProgress;
  readonly #pace: Pace;
  #robots: Robots = readRobots('');
  readonly #queue: string[] = [];
  readonly #known = new Set<string>();
  readonly #visits = new Map<string, Visit>();
  readonly #feeds = new Set<string>();
  readonly #sitemaps = new Set<string>();
  readonly #variants = new Map<string, number>();
  readonly #forbidden = new Set<string>();
  readonly #crowded = new Set<string>();
  readonly #failed: string[] = [];
  #home: { address: string; answer: Answer } | undefined;
  #active = 0;
  #pages = 0;
  #bytes = 0;
  #stop: string | undefined;
  readonly #started = Date.now();

  constructor(start: URL, limits: CrawlLimits, signal: AbortSignal, progress: CrawlProgress) {
    this.#start = start;
    this.#origin = start.origin;
    this.#limits = limits;
    this.#signal = signal;
    this.#progress = progress;
    this.#pace = new Pace(signal);
  }

  async run(journal: CrawlJournal): Promise<CrawledSite> {
    const first = toAddress(this.#start);
    await this.#readRobots(first);
    const kept = journal.open(this.#start.href);
    if (kept.length > 0) this.#progress.onResume(kept.length);
    for (const { address } of kept) this.#known.add(address);
    for (const visit of kept) this.#take(visit);
    this.#add(first);
    for (const sitemap of [...this.#robots.sitemaps, '/sitemap.xml', '/sitemap_index.xml'])
      this.#addSitemap(sitemap);
    await Promise.all([this.#work(journal), this.#work(journal)]);
    const site = this.#toSite();
    if (!site.isStopped) journal.remove();
    return site;
  }

  /** Reads robots.txt, which also tells whether the site answers at all. */
  async #readRobots(first: string): Promise<void> {
    let answer: Answer;
    try {
      answer = await this.#fetch('/robots.txt');
    } catch (error) {
      if (this.#signal.aborted) throw error;
      throw new UserError(explainFetchError(error, this.#start));
    }
    if (answer.status >= 500)
      throw new UserError(
        `${this.#start.host} answers with status ${answer.status} to /robots.txt, so nobody knows what may be read. Try again later.`,
      );
    if (answer.status === 200) this.#robots = readRobots(Buffer.from(answer.body).toString());
    this.#pace.delay = this.#robots.delay;
    if (!this.#robots.isAllowed(first))
      throw new UserError(
        `The robots.txt of ${this.#start.host} forbids reading ${first}. Allow it there: add the lines "User-agent: blockwright" and "Allow: /", or take the inventory of the built folder.`,
      );
    const home = await this.#fetch(first);
    const target = home.location && new URL(home.location);
    if (target && target.host !== this.#start.host)
      throw new UserError(
        `${this.#start.href} redirects to another host. Run the command with this address: ${target.href}`,
      );
    if (home.status >= 400)
      throw new UserError(
        `${this.#start.href} answers with status ${home.status}${home.status === 401 || home.status === 403 ? ', so it is not public' : ''}. Check the address.`,
      );
    this.#home = { address: first, answer: home };
  }

  async #fetch(address: string): Promise<Answer> {
    await this.#pace.turn();
    const options = { signal: this.#signal, pause: this.#pace.pause };
    return fetchPolitely(this.#origin + address, options);
  }

  #add(address: string): void {
    if (this.#known.has(address) || isFileAddress(address)) return;
    if (!this.#robots.isAllowed(address)) {
      this.#forbidden.add(address);
      return;
    }
    const [path = '', query] = address.split(/\?(.*)/s);
    if (query !== undefined) {
      const count = (this.#variants.get(path) ?? 0) + 1;
      this.#variants.set(path, count);
      if (count > maxVariants) {
        this.#crowded.add(path);
        return;
      }
    }
    this.#known.add(address);
    this.#queue.push(address);
  }

  /** Adds a sitemap or feed, which may end in `.xml` or `.gz`. */
  #addSitemap(target: string): void {
    const address = createAddressResolver(this.#start.href, this.#origin)(target);
    if (!address || this.#sitemaps.size >= maxSitemaps) return;
    this.#sitemaps.add(address);
    if (this.#known.has(address)) return;
    this.#known.add(address);
    this.#queue.push(address);
  }

  #next(): string | undefined {
    const { pages, bytes, milliseconds } = this.#limits;
    if (this.#signal.aborted) this.#stop ??= 'it was interrupted';
    else if (this.#queue.length > 0) {
      if (this.#pages >= pages) this.#stop ??= `of the limit of ${pages} pages (--max-pages)`;
      if (this.#bytes >= bytes)
        this.#stop ??= `of the limit of ${bytes / 1_000_000} MB (--max-megabytes)`;
      if (Date.now() - this.#started >= milliseconds)
        this.#stop ??= `of the limit of ${milliseconds / 60_000} minutes (--max-minutes)`;
    }
    return this.#stop === undefined ? this.#queue.shift() : undefined;
  }

  /** Visits addresses until none is left, or the crawl stops. */
  async #work(journal: CrawlJournal): Promise<void> {
    for (;;) {
      const address = this.#next();
      if (address !== undefined) {
        this.#active++;
        await this.#visit(address, journal);
        this.#active--;
      } else if (this.#active === 0 || this.#stop !== undefined) return;
      // The other worker may still find addresses.
      else await wait(5);
    }
  }

  async #visit(address: string, journal: CrawlJournal): Promise<void> {
    let visit: Visit;
    try {
      const isHome = address === this.#home?.address;
      const answer = (isHome && this.#home?.answer) || (await this.#fetch(address));
      this.#bytes += answer.body.length;
      visit = visitAddress(address, answer, this.#origin);
    } catch (error) {
      this.#queue.unshift(...(this.#signal.aborted ? [address] : []));
      if (!this.#signal.aborted)
        this.#failed.push(`${address}: ${explainFetchError(error, this.#start)}`);
      return;
    }
    if (visit.status === 429 || visit.status === 503) {
      this.#failed.push(`${address}: the site has too much to do (status ${visit.status})`);
      return;
    }
    journal.add(visit);
    this.#take(visit);
    this.#progress.onVisit(this.#visits.size, this.#known.size, this.#bytes);
  }

  #take(visit: Visit): void {
    const { address, page, redirect, links = [], sitemaps = [], isFeed } = visit;
    this.#visits.set(address, visit);
    if (page) this.#pages++;
    if (isFeed) this.#feeds.add(address);
    for (const link of [...(page?.links ?? []), ...links]) this.#add(link);
    for (const sitemap of sitemaps) this.#addSitemap(sitemap);
    for (const feed of page?.feeds ?? []) this.#addSitemap(feed);
    if (redirect?.startsWith('/')) this.#add(redirect);
    if (page?.canonical?.startsWith('/')) this.#add(page.canonical);
  }

  #toSite(): CrawledSite {
    const visits = [...this.#visits.values()];
    const left = this.#queue.filter((address) => !this.#visits.has(address));
    const unread = visits.filter(({ leftOut }) => leftOut);
    return {
      origin: this.#origin,
      pages: visits.flatMap((visit) => toPage(visit, this.#sitemaps) ?? []),
      redirects: Object.fromEntries(
        visits.flatMap(({ address, redirect }) => (redirect ? [[address, redirect]] : [])),
      ),
      feeds: this.#feeds,
      isStopped: this.#stop !== undefined,
      leftOut: [
        ...(this.#stop
          ? [`${count(left.length, 'known address', 'known addresses')}, because ${this.#stop}`]
          : []),
        ...list([...this.#forbidden], 'address', 'addresses', 'robots.txt forbids them'),
        ...list(
          [...this.#crowded],
          'address',
          'addresses',
          `they have more than ${maxVariants} queries`,
        ),
        ...unread.map(({ address, leftOut }) => `${address}, because ${leftOut}`),
        ...this.#failed,
      ],
    };
  }
}

/** Addresses that differ in their query alone may be without end, as in a calendar. */
const maxVariants = 100;
const maxSitemaps = 500;

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

const nothing = {
  headings: [],
  sentences: [],
  pictures: [],
  files: [],
  forms: [],
  structuredData: [],
};

function list(addresses: string[], one: string, many: string, reason: string): string[] {
  if (addresses.length === 0) return [];
  const shown = addresses.sort().slice(0, 5).join(', ');
  const more = addresses.length > 5 ? ', …' : '';
  return [`${count(addresses.length, one, many)}, because ${reason}: ${shown}${more}`];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
