import type { WordChange } from '../../base/text/diffWords.ts';

/** The texts of a page with their translations into one language. */
export interface TranslationsView {
  /** The language of pages.yaml. */
  source: string;
  /** The other languages. */
  locales: string[];
  locale: string;
  /** The page whose texts are shown, as in `TranslatedText`. */
  page: string;
  /** How many texts of each page are translated. */
  pages: { page: string; texts: number; done: number }[];
  texts: TranslatableText[];
}

/** A text with its translation, and what is left to do for it. */
export interface TranslatableText {
  /** The page whose list in `locales/` has the translation, or will have it. */
  page: string;
  /** The file of that list. */
  file: string;
  original: string;
  place: string;
  state: 'missing' | 'stale' | 'draft' | 'translated';
  translation?: string | undefined;
  at?: string | undefined;
  /** The original in the file, if the text was edited since. */
  earlier?: string | undefined;
  /** The original that was translated, and how it changed. */
  was?: string | undefined;
  changes?: WordChange[] | undefined;
  draft?: boolean | undefined;
}
