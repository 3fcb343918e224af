import { setTimeout as wait } from 'node:timers/promises';
import { CrawlJournal, type Visit } from './CrawlJournal.ts';
import type { CrawlLimits } from './CrawlLimits.ts';
import { CrawlQueue } from './CrawlQueue.ts';
import { explainFetchError } from './explainFetchError.ts';
import { type OpenedSite, openSite } from './openSite.ts';
import type { SiteClient } from './SiteClient.ts';
import { type CrawledSite, toCrawledSite } from './toCrawledSite.ts';
import { visitAddress } from './visitAddress.ts';

/** What a crawl reports while it runs. */
export interface CrawlProgress {
  /** Called after each address. */
  onVisit(done: number, known: number, bytes: number): void;
  /** Called once with the number of addresses that an interrupted inventory had read. */
  onResume(count: number): void;
}

/** How a running site is read. */
export interface CrawlOptions {
  /** Path of the file with what was read so far. */
  journal: string;
  limits: CrawlLimits;
  signal: AbortSignal;
  progress: CrawlProgress;
  /** Reads only this page and the pages below it: `/blog`. */
  below?: string;
  /** Receives the text of each page and feed, before the journal has it. */
  keepText?: (address: string, text: string) => void;
}

/**
 * Reads a running site: what its sitemaps, feeds and links name, on the same host, two addresses at a
 * time, as its robots.txt allows.
 *
 * @throws UserError if the site cannot be read at all
 */
export async function crawlSite(start: URL, options: CrawlOptions): Promise<CrawledSite> {
  const opened = await openSite(start, options.signal);
  return new SiteCrawler(opened, options).run(new CrawlJournal(options.journal));
}

class SiteCrawler {
  readonly #client: SiteClient;
  readonly #opened: OpenedSite;
  readonly #limits: CrawlLimits;
  readonly #progress: CrawlProgress;
  readonly #queue: CrawlQueue;
  readonly #keepText: CrawlOptions['keepText'];
  readonly #visits = new Map<string, Visit>();
  readonly #failed: string[] = [];
  #active = 0;
  #pages = 0;
  #bytes = 0;
  #stop: string | undefined;

  constructor(opened: OpenedSite, { limits, progress, below, keepText }: CrawlOptions) {
    this.#client = opened.client;
    this.#opened = opened;
    this.#limits = limits;
    this.#progress = progress;
    this.#keepText = keepText;
    this.#queue = new CrawlQueue(opened.client.start, opened.robots, below);
  }

  async run(journal: CrawlJournal): Promise<CrawledSite> {
    const { href } = this.#client.start;
    const kept = journal.open(href);
    if (kept.length > 0) this.#progress.onResume(kept.length);
    for (const { address } of kept) this.#queue.skip(address);
    for (const visit of kept) this.#take(visit);
    this.#queue.add(this.#opened.home.address);
    for (const sitemap of [...this.#opened.robots.sitemaps, '/sitemap.xml', '/sitemap_index.xml'])
      this.#queue.addSitemap(sitemap);
    await Promise.all([this.#work(journal), this.#work(journal)]);
    const site = toCrawledSite({
      client: this.#client,
      robots: this.#opened.robots,
      visits: this.#visits,
      queue: this.#queue,
      stop: this.#stop,
      failed: this.#failed,
    });
    if (!site.isStopped) journal.remove();
    return site;
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

  #next(): string | undefined {
    const { pages, bytes, milliseconds } = this.#limits;
    if (this.#client.signal.aborted) this.#stop ??= 'it was interrupted';
    else if (this.#queue.waiting.length > 0) {
      if (this.#pages >= pages) this.#stop ??= `of the limit of ${pages} pages (--max-pages)`;
      if (this.#bytes >= bytes)
        this.#stop ??= `of the limit of ${bytes / 1_000_000} MB (--max-megabytes)`;
      if (Date.now() - this.#client.started >= milliseconds)
        this.#stop ??= `of the limit of ${milliseconds / 60_000} minutes (--max-minutes)`;
    }
    return this.#stop === undefined ? this.#queue.take() : undefined;
  }

  async #visit(address: string, journal: CrawlJournal): Promise<void> {
    const { start, signal } = this.#client;
    let visit: Visit;
    try {
      const { home } = this.#opened;
      const answer = address === home.address ? home.answer : await this.#client.fetch(address);
      this.#bytes += answer.body.length;
      const keep = (text: string) => this.#keepText?.(address, text);
      visit = visitAddress(address, answer, { origin: start.origin, keep });
    } catch (error) {
      if (signal.aborted) this.#queue.putBack(address);
      else this.#failed.push(`${address}: ${explainFetchError(error, start)}`);
      return;
    }
    if (visit.status === 429 || visit.status === 503) {
      this.#failed.push(`${address}: the site has too much to do (status ${visit.status})`);
      return;
    }
    journal.add(visit);
    this.#take(visit);
    this.#progress.onVisit(this.#visits.size, this.#queue.knownCount, this.#bytes);
  }

  #take(visit: Visit): void {
    const { address, page, redirect, links = [], sitemaps = [] } = visit;
    this.#visits.set(address, visit);
    if (page) this.#pages++;
    for (const link of [...(page?.links ?? []), ...links]) this.#queue.add(link);
    for (const sitemap of sitemaps) this.#queue.addSitemap(sitemap);
    for (const feed of page?.feeds ?? []) this.#queue.addSitemap(feed);
    if (redirect?.startsWith('/')) this.#queue.add(redirect);
    if (page?.canonical?.startsWith('/')) this.#queue.add(page.canonical);
  }
}
