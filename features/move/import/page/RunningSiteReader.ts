import { encodePath } from '../../../../base/text/encodePath.ts';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import type { Inventory, InventoryPage } from '../../format/Inventory.ts';
import type { CrawledSite } from '../../inventory/crawl/toCrawledSite.ts';
import { isFileAddress } from '../../page/isFileAddress.ts';
import { FileFetcher } from '../fetch/FileFetcher.ts';
import type { SiteStore } from '../fetch/SiteStore.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import type { ImportedFeed, ImportedSite } from '../model/ImportedSite.ts';
import { normalizeAddress } from '../write/normalizeAddress.ts';
import { findAll } from './findAll.ts';
import { findListing, type ListedArticles } from './findListing.ts';
import { isArchive, type KnownPage, listKnownPages } from './listKnownPages.ts';
import { markQuestions } from './markQuestions.ts';
import { nameCollections } from './nameCollections.ts';
import { noteStructuredData } from './noteStructuredData.ts';
import { type OpenedPage, openOldPage } from './openOldPage.ts';
import { PageNotes } from './PageNotes.ts';
import { placeLists } from './placeLists.ts';
import { readArticlePage } from './readArticlePage.ts';
import { type ReadFeed, readFeed } from './readFeed.ts';
import { readOldSections } from './readOldSections.ts';
import { findSharedParts, type SharedParts } from './removeShared.ts';
import { removeSurroundings } from './removeSurroundings.ts';
import { SiteAddresses } from './SiteAddresses.ts';
import { takeForms } from './takeForms.ts';

/** Turns the pages of a running site into articles and pages of sections. */
export class RunningSiteReader {
  readonly #crawled: CrawledSite;
  readonly #store: SiteStore;
  readonly #progress: (done: string) => void;
  readonly #origin: string;
  readonly #addresses: SiteAddresses;
  readonly #shared: SharedParts;
  readonly #notes = new PageNotes();
  readonly #files: FileFetcher;
  readonly #language: string | undefined;
  /** The ids that links of the site lead to. */
  readonly #anchors = new Set<string>();
  readonly #articles = new Map<KnownPage, ImportedArticle>();
  readonly #lists = new Map<KnownPage, ListedArticles>();

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
    this.#progress = progress;
    this.#language = findLanguage(crawled.pages);
    this.#origin = client.start.origin;
    this.#addresses = new SiteAddresses(crawled);
    this.#shared = findSharedParts(inventory);
    this.#files = new FileFetcher({ client, robots, store, mostBytes });
  }

  read(): ImportedSite {
    const feeds = [...this.#crawled.feeds].flatMap(
      (address) => readFeed(address, this.#store.readText(address)) ?? [],
    );
    const known = listKnownPages(this.#crawled.pages, {
      addresses: this.#addresses,
      feeds,
      shared: this.#shared,
      origin: this.#origin,
      open: (address) => this.#open(address),
      addAnchor: (id) => this.#anchors.add(id),
    });
    const titles = new Map(
      known.flatMap(({ isArticle, address, title }): [string, string][] =>
        isArticle ? [[normalizeAddress(address), title]] : [],
      ),
    );
    for (const [index, one] of known.entries()) {
      if (index % 50 === 49) this.#progress(`${index + 1} of ${known.length} pages converted`);
      this.#read(one, titles);
    }
    return this.#finish(feeds);
  }

  #open(address: string): OpenedPage {
    const url = this.#origin + address;
    const html = this.#store.readText(address);
    return openOldPage({ address, url, html }, (target, base) =>
      this.#addresses.resolve(target, base),
    );
  }

  #read(known: KnownPage, titles: ReadonlyMap<string, string>): void {
    const { address, page, isArticle } = known;
    const opened = this.#open(page.address);
    const note = this.#notes.noteOn(page.address);
    const roots = removeSurroundings(opened, this.#shared, this.#notes.noteOnce(page.address));
    const listed =
      isArticle || address === '/' ? undefined : findListing(roots, titles, isArchive(address));
    if (listed) {
      this.#lists.set(known, listed);
      return;
    }
    noteStructuredData(page, opened.data, note);
    takeForms(roots, note);
    for (const { attribs } of findAll(roots, ({ name }) => name === 'img'))
      if (attribs.src) this.#files.addPicture(attribs.src);
    const text = isArticle ? this.#readArticle(known, roots) : this.#readPage(known, opened, roots);
    if (text) this.#articles.set(known, text);
  }

  #readArticle(known: KnownPage, roots: readonly HtmlElement[]): ImportedArticle {
    const { head, title, image, entry, page } = known;
    if (image) this.#files.addPicture(image);
    const note = this.#notes.noteOn(page.address);
    if (page.noindex)
      note(
        'an article that search engines must not list',
        '',
        'is listed; write `noindex: true` for its page',
      );
    const content = readArticlePage(roots, { head, title, ...(image && { image }), note });
    const date = content.date ?? entry?.date;
    const id = entry?.id ?? '';
    return {
      ...this.#describe(known),
      collection: 'posts',
      ...content,
      ...(date !== undefined && { date }),
      ...(head.updated && { updated: head.updated }),
      ...(id && id !== entry?.link && { feedId: id }),
    };
  }

  #readPage(
    known: KnownPage,
    { data }: OpenedPage,
    roots: readonly HtmlElement[],
  ): ImportedArticle | undefined {
    const { address, title, page } = known;
    const note = this.#notes.noteOn(page.address);
    for (const root of roots) markQuestions(root, data);
    const { sections, anchors } = readOldSections(roots, {
      address,
      title,
      wanted: this.#anchors,
      note,
    });
    if (sections.length === 0) {
      note('a page without content of its own', title, 'left out');
      return undefined;
    }
    return {
      ...this.#describe(known),
      collection: 'pages',
      title,
      ...(page.noindex && { isUnlisted: true }),
      anchors,
      body: '',
      sections,
    };
  }

  /** Returns what articles and pages have in common. */
  #describe({
    page,
    address,
    head,
  }: KnownPage): Pick<
    ImportedArticle,
    'source' | 'address' | 'oldAddresses' | 'description' | 'language'
  > {
    const description = head.description;
    const language = page.language?.toLowerCase() === this.#language ? undefined : page.language;
    return {
      source: page.address,
      address,
      oldAddresses: this.#listOldAddresses(page.address, address),
      ...(description && { description }),
      ...(language && { language }),
    };
  }

  /** Lists the addresses that lead to a page: redirects, copies, and its own if it has a query. */
  #listOldAddresses(source: string, address: string): string[] {
    const { redirects, crowded } = this.#crawled;
    const leading = [...Object.keys(redirects), ...this.#addresses.copies.keys()].filter(
      (from) => this.#addresses.follow(from) === source && !crowded.has(from.replace(/\?.*$/s, '')),
    );
    const own = encodePath(address) === source || address === source ? [] : [source];
    return [...own, ...leading];
  }

  #finish(feeds: readonly ReadFeed[]): ImportedSite {
    const known = [...this.#articles.keys()].filter(({ isArticle }) => isArticle);
    const collections = nameCollections(known, this.#lists.keys());
    const teasers = new Map([...this.#lists.values()].flatMap((listed) => [...listed]));
    const articles = [...this.#articles].map(([{ isArticle, address, entry }, article]) => {
      if (!isArticle) return article;
      const teaser = teasers.get(normalizeAddress(address)) || entry?.description;
      return {
        ...article,
        collection: collections.get(address) ?? article.collection,
        ...(!article.description && teaser && { description: teaser }),
      };
    });
    const byAddress = new Map(
      articles.map((one) => [normalizeAddress(one.address), one.collection]),
    );
    const lists = [...this.#lists].map(([page, listed]) => ({
      known: page,
      collection: byAddress.get([...listed.keys()][0] ?? '') ?? 'posts',
    }));
    const placed = placeLists(lists, articles);
    const { protocol, host } = this.#crawled.client.start;
    const missing = new Set(
      this.#crawled.pages.flatMap(({ status, address }) => (status === 200 ? [] : [address])),
    );
    this.#noteLeftOut();
    for (const note of placed.notes) this.#notes.add(note);
    const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
    return {
      generator: host,
      urls: [this.#origin, `${protocol}//${other}`],
      ...(this.#language && { language: this.#language }),
      articles,
      lists: [],
      listings: placed.listings,
      feeds: this.#placeFeeds(feeds, byAddress),
      redirects: [...placed.redirects, ...this.#listRedirects()],
      findFile: (address) => this.#files.find(address),
      isLeftOut: (address) => !isFileAddress(address) && !missing.has(address),
      close: () => this.#store.remove(),
      notes: this.#notes.list,
    };
  }

  /** Notes what was not read. */
  #noteLeftOut(): void {
    const { client, leftOut, pages } = this.#crawled;
    for (const reason of leftOut)
      this.#notes.add({
        file: client.start.href,
        what: 'addresses that were not read',
        piece: reason,
        became: 'left out',
      });
    for (const { address, status } of pages)
      if (status !== 200)
        this.#notes.add({
          file: address,
          what: `an address that answers with status ${status}`,
          became: 'left out',
        });
  }

  #placeFeeds(
    feeds: readonly ReadFeed[],
    collections: ReadonlyMap<string, string>,
  ): ImportedFeed[] {
    return feeds.flatMap(({ address, title, description, entries }): ImportedFeed[] => {
      const found = entries.map(({ link }) => {
        const target = this.#addresses.resolve(link, this.#origin + address) ?? '';
        return target.includes('#')
          ? undefined
          : collections.get(normalizeAddress(decodeURI(target)));
      });
      const collection = found.find((one) => one !== undefined && one !== 'pages');
      if (collection === undefined || isArchive(address) || /comment/.test(address)) {
        this.#notes.add({
          file: address,
          what: 'a feed of comments or topics',
          became: 'left out',
        });
        return [];
      }
      return [{ address, title: title || 'News', ...(description && { description }), collection }];
    });
  }

  /** Lists the redirects that lead to no article or page, since others are old addresses of their page. */
  #listRedirects(): { from: string; to: string; file: string }[] {
    const sources = new Set([...this.#articles.keys()].map(({ page }) => page.address));
    return Object.keys(this.#crawled.redirects).flatMap((from) => {
      const to = this.#addresses.follow(from);
      return to === undefined || sources.has(to) ? [] : [{ from, to, file: from }];
    });
  }
}

/** Returns the language of most pages, in small letters. */
function findLanguage(pages: readonly InventoryPage[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { language } of pages)
    if (language) counts.set(language.toLowerCase(), (counts.get(language.toLowerCase()) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}
