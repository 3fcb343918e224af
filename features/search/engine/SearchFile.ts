/** What results show of a page. */
export type PageLine = [href: string, title: string, description: string];

/** A part of a page: the page itself, or what stands below an anchor. */
export type PartLine = readonly [page: number, anchor?: string, heading?: string];

/** What results show: of all pages, or of some. */
export interface PagesFile {
  pages: PageLine[];
  /** The parts in the order of their numbers in the index. */
  parts: PartLine[];
}

/** The file with the search index of a language. */
export interface SearchFile extends PagesFile {
  /** The lines of `indexWords()`. */
  words: string;
}

/**
 * The file of a large index, whose other files are loaded as queries need them: `words-0.json` and
 * following with a {@link WordsFile}, `pages-0.json` and following with a {@link PagesFile}, and
 * `spelling.json` with the words that a misspelled word may mean.
 */
export interface SplitSearchFile {
  /** Changes with the other files, which are addressed by it. */
  version: string;
  /** Page → the number of its parts. */
  partCounts: number[];
  /** How many pages each file of pages has. */
  pagesPerFile: number;
  /** The first word of each file of words. */
  firstWords: string[];
}

/** Some lines of `indexWords()`, or words alone. */
export interface WordsFile {
  words: string;
}
