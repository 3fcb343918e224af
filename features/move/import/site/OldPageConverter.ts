import { encodePath } from '../../../../base/text/encodePath.ts';
import type { HtmlElement } from '../../../../base/text/parseHtml.ts';
import type { CrawledSite } from '../../inventory/crawl/toCrawledSite.ts';
import type { FileFetcher } from '../fetch/FileFetcher.ts';
import type { ImportedArticle } from '../model/ImportedArticle.ts';
import { findAll } from '../page/findAll.ts';
import { findListing, type ListedArticles } from '../page/findListing.ts';
import { markQuestions } from '../page/markQuestions.ts';
import { noteStructuredData } from '../page/noteStructuredData.ts';
import type { OpenedPage } from '../page/openOldPage.ts';
import { readArticlePage } from '../page/readArticlePage.ts';
import { readOldSections } from '../page/readOldSections.ts';
import type { SharedParts } from '../page/removeShared.ts';
import { removeSurroundings } from '../page/removeSurroundings.ts';
import { takeForms } from '../page/takeForms.ts';
import { isArchive, type KnownPage } from './listKnownPages.ts';
import type { PageNotes } from './PageNotes.ts';
import type { SiteAddresses } from './SiteAddresses.ts';

/** What pages of a site are converted with. */
interface ConvertedSite {
  crawled: CrawledSite;
  addresses: SiteAddresses;
  notes: PageNotes;
  files: FileFetcher;
  /** The titles of the articles, by address. */
  titles: ReadonlyMap<string, string>;
  shared: SharedParts;
  /** The ids that links of the site lead to. */
  anchors: ReadonlySet<string>;
  /** The language of most pages. */
  language: string | undefined;
}

/** Converts single pages of a running site. */
export class OldPageConverter {
  readonly #site: ConvertedSite;

  constructor(site: ConvertedSite) {
    this.#site = site;
  }

  /** Returns the articles that a page lists, or else its text; neither for a page without content of its own. */
  convert(
    known: KnownPage,
    opened: OpenedPage,
  ): { listed?: ListedArticles | undefined; text?: ImportedArticle | undefined } {
    const { address, page, isArticle } = known;
    const { notes, files, shared, titles } = this.#site;
    const note = notes.noteOn(page.address);
    const roots = removeSurroundings(opened, shared, notes.noteOnce(page.address));
    const listed =
      isArticle || address === '/' ? undefined : findListing(roots, titles, isArchive(address));
    if (listed) return { listed };
    noteStructuredData(page, opened.data, note);
    takeForms(roots, note);
    for (const { attribs } of findAll(roots, ({ name }) => name === 'img'))
      if (attribs.src) files.addPicture(attribs.src);
    return {
      text: isArticle ? this.#readArticle(known, roots) : this.#readPage(known, opened, roots),
    };
  }

  #readArticle(known: KnownPage, roots: readonly HtmlElement[]): ImportedArticle {
    const { head, title, image, entry, page } = known;
    if (image) this.#site.files.addPicture(image);
    const note = this.#site.notes.noteOn(page.address);
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
    const note = this.#site.notes.noteOn(page.address);
    for (const root of roots) markQuestions(root, data);
    const { sections, anchors } = readOldSections(roots, {
      address,
      title,
      wanted: this.#site.anchors,
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
    const language =
      page.language?.toLowerCase() === this.#site.language ? undefined : page.language;
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
    const { crowded } = this.#site.crawled;
    const leading = this.#site.addresses
      .listLeading(source)
      .filter((from) => !crowded.has(from.replace(/\?.*$/s, '')));
    const own = encodePath(address) === source || address === source ? [] : [source];
    return [...own, ...leading];
  }
}
