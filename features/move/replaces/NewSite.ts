import { listTexts } from '../../../base/values/listTexts.ts';
import type {
  RenderedPageFacts,
  RenderedSiteFacts,
  SitePage,
  SiteRuleContext,
} from '../../../schema/index.ts';
import { type Arrival, decodeSentences } from '../arrival/readArrival.ts';
import { digestNormalized } from '../text/digestSentence.ts';
import { normalizeSentence } from '../text/normalizeSentence.ts';
import { namePicture } from './namePicture.ts';
import type { SiteTools } from './SiteTools.ts';

/** Returns what the facts of a rendered page say of it. */
export type ReadArrival = (facts: RenderedPageFacts) => Arrival | undefined;

/** The new site, as a rule knows it. */
export interface NewSiteInput {
  rendered: RenderedSiteFacts;
  context: SiteRuleContext;
  readArrival: ReadArrival;
  tools: SiteTools;
}

/** What the pages of the new site have. */
export class NewSite {
  readonly pages: ReadonlyMap<SitePage, Arrival>;
  /** Whether every page was rendered: nothing is missing otherwise. */
  readonly isComplete: boolean;
  readonly #context: SiteRuleContext;
  readonly #digests = new Map<SitePage, Uint32Array>();
  readonly #texts = new Map<SitePage | undefined, string>();
  #all: Set<number> | undefined;
  #pictures: Set<string> | undefined;

  constructor({ rendered, context, readArrival, tools }: NewSiteInput) {
    this.#context = context;
    this.pages = new Map(
      tools
        .listRenderedPages(rendered, context)
        .flatMap(({ facts, page }): [SitePage, Arrival][] => {
          const arrival = readArrival(facts);
          return arrival ? [[page, arrival]] : [];
        }),
    );
    this.isComplete = !context.isIncomplete && this.pages.size >= context.pages.length;
  }

  /** Returns the digests of the sentences of a page. */
  listDigests(page: SitePage): Uint32Array {
    const digests =
      this.#digests.get(page) ?? decodeSentences(this.pages.get(page)?.sentences ?? '');
    this.#digests.set(page, digests);
    return digests;
  }

  /**
   * Whether a page of the site has a sentence.
   *
   * @param sentence as `normalizeSentence()` returns it
   */
  hasSentence(sentence: string): boolean {
    if (!this.#all) {
      this.#all = new Set();
      for (const one of this.pages.keys())
        for (const digest of this.listDigests(one)) this.#all.add(digest);
    }
    return this.#all.has(digestNormalized(sentence));
  }

  /**
   * Whether a page has the words of a sentence, where its paragraphs are divided in another way than on the
   * old page.
   *
   * @param page the page that the old page became; undefined for `site:`
   */
  hasText(sentence: string, page: SitePage | undefined): boolean {
    return this.#readText(page).includes(sentence);
  }

  /** Whether a page of the site shows a picture of this name, or the site itself does. */
  hasPicture(address: string): boolean {
    this.#pictures ??= new Set(
      [
        ...[...this.pages.keys()].flatMap(({ facts }) => facts.images),
        ...[...this.pages.values()].flatMap(({ sources }) => sources),
        ...listTexts(this.#readSiteValue()).filter((text) => /^\/\S+\.\w+$/.test(text)),
      ].map(namePicture),
    );
    return this.#pictures.has(namePicture(address));
  }

  /** Returns `site:` without `replaces`, which names what is not on the site. */
  #readSiteValue(): Record<string, unknown> {
    const { replaces: _, ...site } = (this.#context.site ?? {}) as Record<string, unknown>;
    return site;
  }

  /** Returns all texts of a page, or of `site:`, as sentences are compared. */
  #readText(page: SitePage | undefined): string {
    const known = this.#texts.get(page);
    if (known !== undefined) return known;
    const value = page
      ? page.resolved().sections.map((section) => section.value)
      : this.#readSiteValue();
    const plain = listTexts(value)
      .join(' ')
      .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
      .replace(/\]\([^)\s]*\)/g, '');
    const text = normalizeSentence(plain.replace(/[[\]#]/g, ''));
    this.#texts.set(page, text);
    return text;
  }
}
