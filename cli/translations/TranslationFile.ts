/** The texts of a site with their translations into one language, as translators exchange them. */
export interface TranslationFile {
  /** Language of the originals, such as `en`. */
  source: string;
  /** Language of the translations. */
  target: string;
  texts: readonly TranslationUnit[];
}

/** A text and its translation, with what a translator needs to know of them. */
export interface TranslationUnit {
  /** The owner of the text: an original route, or `site`, `data/cities#name` or `forms/contact`. */
  page: string;
  original: string;
  translation?: string;
  /** The original that was translated, if the original changed since. */
  was?: string;
  /** Path of the value, if its page translates the same original in two ways. */
  at?: string;
  /** Whether the translation still needs approval. */
  draft?: boolean;
  /** The place of the text, for translators: `hero.headline`. */
  note?: string;
}

/** A file format that translators use. */
export interface TranslationFormat {
  /** Extension of its files, without the dot. */
  extension: string;
  format(file: TranslationFile): string;
  /** Reads a file. Throws an error whose message tells the translator what is wrong with it. */
  parse(text: string): TranslationFile;
}
