/** The new state of a text in a file of `locales/`; without a translation, its entry is removed. */
export interface TranslationChange {
  /** As in `TranslatedText`: a route, `site`, `data/<collection>#<column>` or `forms/<form>`. */
  page: string;
  original: string;
  at?: string | undefined;
  translation?: string | undefined;
  was?: string | undefined;
  draft?: boolean | undefined;
}

/** Where new entries go, and how the file names the texts. */
export interface FileLayout {
  /** The language of the originals, and the one of the file. */
  source: string;
  target: string;
  /** Pages in the order of the site. */
  pages: readonly string[];
  /** Returns the originals of a page in their order. */
  listOriginals(page: string): readonly string[];
}
