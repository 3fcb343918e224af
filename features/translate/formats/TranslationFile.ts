import type { SiteText } from '../../../schema/index.ts';

/** The texts of a site with their translations into one language, as translators exchange them. */
export interface TranslationFile {
  /** Language of the originals, such as `en`. */
  source: string;
  /** Language of the translations. */
  target: string;
  texts: readonly TranslationUnit[];
}

/** A text and its translation, with what a translator needs to know of them. */
export interface TranslationUnit extends Omit<NonNullable<SiteText['entry']>, 'location'> {
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
