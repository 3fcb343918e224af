import type { Inventory } from '../../format/Inventory.ts';
import type { CrawledSite } from '../../inventory/crawl/toCrawledSite.ts';
import { FileFetcher } from '../fetch/FileFetcher.ts';
import type { SiteStore } from '../fetch/SiteStore.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedSite } from '../model/ImportedSite.ts';
import type { ListedArticles } from '../page/findListing.ts';
import { type OpenedPage, openOldPage } from '../page/openOldPage.ts';
import { findSharedParts } from '../page/removeShared.ts';
import { normalizeAddress } from '../place/normalizeAddress.ts';
import { arrangeSite } from './arrangeSite.ts';
import { findMainLanguage } from './findMainLanguage.ts';
import { type KnownPage, listKnownPages } from './listKnownPages.ts';
import { OldPageConverter } from './OldPageConverter.ts';
import { PageNotes } from './PageNotes.ts';
import { readFeed } from './readFeed.ts';
import { SiteAddresses } from './SiteAddresses.ts';

/** Turns the pages of a running site into articles and pages of sections. */
export class RunningSiteReader {
  readonly #crawled: CrawledSite;
  readonly #store: SiteStore;
  readonly #inventory: Inventory;
  readonly #progress: (done: string) => void;
  readonly #addresses: SiteAddresses;
  readonly #notes = new PageNotes();
  readonly #files: FileFetcher;

  constructor(
    crawled: CrawledSite,
    {
      store,
      inventory,
      mostBytes,
      progress,
    }: {
      store: SiteStore;
      inventory: Inventory;
      /** The most bytes of all pictures and files. */
      mostBytes: number;
      progress(done: string): void;
    },
  ) {
    const { client, robots } = crawled;
    this.#crawled = crawled;
    this.#store = store;
    this.#inventory = inventory;
    this.#progress = progress;
    this.#addresses = new SiteAddresses(crawled);
    this.#files = new FileFetcher({ client, robots, store, mostBytes });
  }

  read(): ImportedSite {
    const { pages, client } = this.#crawled;
    const feeds = [...this.#crawled.feeds].flatMap(
      (address) => readFeed(address, this.#store.readText(address)) ?? [],
    );
    const shared = findSharedParts(this.#inventory);
    const anchors = new Set<string>();
    const known = listKnownPages(pages, {
      addresses: this.#addresses,
      feeds,
      shared,
      origin: client.start.origin,
      open: (address) => this.#open(address),
      addAnchor: (id) => anchors.add(id),
    });
    const language = findMainLanguage(pages);
    const converter = new OldPageConverter({
      crawled: this.#crawled,
      addresses: this.#addresses,
      notes: this.#notes,
      files: this.#files,
      titles: listTitles(known),
      shared,
      anchors,
      language,
    });
    const articles = new Map<KnownPage, ImportedArticle>();
    const lists = new Map<KnownPage, ListedArticles>();
    for (const [index, one] of known.entries()) {
      if (index % 50 === 49) this.#progress(`${index + 1} of ${known.length} pages converted`);
      const { listed, text } = converter.convert(one, this.#open(one.page.address));
      if (listed) lists.set(one, listed);
      if (text) articles.set(one, text);
    }
    return arrangeSite({
      crawled: this.#crawled,
      addresses: this.#addresses,
      notes: this.#notes,
      articles,
      lists,
      feeds,
      language,
      findFile: (address) => this.#files.find(address),
      close: () => this.#store.remove(),
    });
  }

  #open(address: string): OpenedPage {
    const url = this.#crawled.client.start.origin + address;
    const html = this.#store.readText(address);
    return openOldPage({ address, url, html }, (target, base) =>
      this.#addresses.resolve(target, base),
    );
  }
}

/** Returns the titles of the articles, by address. */
function listTitles(known: readonly KnownPage[]): Map<string, string> {
  return new Map(
    known.flatMap(({ isArticle, address, title }): [string, string][] =>
      isArticle ? [[normalizeAddress(address), title]] : [],
    ),
  );
}
