import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { listTexts } from '../../../base/values/listTexts.ts';
import type {
  RenderedPageFacts,
  RenderedSiteFacts,
  SitePage,
  SiteRuleContext,
} from '../../../schema/index.ts';
import { type Arrival, decodeSentences } from '../arrival/readArrival.ts';
import { digestSentence } from '../text/digestSentence.ts';
import { namePicture } from './namePicture.ts';
import { readShownText } from './readShownText.ts';
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
  readonly #digests = new Map<SitePage, Int32Array>();
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
  listDigests(page: SitePage): Int32Array {
    return getOrCreate(this.#digests, page, () =>
      decodeSentences(this.pages.get(page)?.sentences ?? ''),
    );
  }

  /** Whether a page of the site has a sentence. */
  hasSentence(sentence: string): boolean {
    if (!this.#all) {
      this.#all = new Set();
      for (const one of this.pages.keys())
        for (const digest of this.listDigests(one)) this.#all.add(digest);
    }
    return this.#all.has(digestSentence(sentence));
  }

  /**
   * Whether a page shows the words of a sentence, where its paragraphs are divided in another way than on the
   * old page.
   *
   * @param sentence as `normalizeSentence()` returns it
   * @param page the page that the old page became; undefined for `site:`
   */
  hasText(sentence: string, page: SitePage | undefined): boolean {
    const text = getOrCreate(this.#texts, page, () => readShownText(page, this.#context.site));
    return text.includes(sentence);
  }

  /** Whether a page of the site shows a picture of this name, or the site itself does. */
  hasPicture(address: string): boolean {
    this.#pictures ??= new Set([...this.#listPictures()].map(namePicture));
    return this.#pictures.has(namePicture(address));
  }

  #listPictures(): Set<string> {
    const texts = listTexts({ ...this.#context.site, replaces: undefined });
    const pictures = new Set(texts.filter((text) => /^\/\S+\.\w+$/.test(text)));
    for (const [{ facts }, { sources }] of this.pages)
      for (const address of [...facts.images, ...sources]) pictures.add(address);
    return pictures;
  }
}
