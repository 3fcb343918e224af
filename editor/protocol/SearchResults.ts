/** The first texts that a search found, the number of all of them, and how many can be replaced. */
export interface SearchResults {
  found: SearchResult[];
  total: number;
  replaceable: number;
}

/** A text that contains the words of a search. */
export interface SearchResult {
  file: string;
  /** JSON pointer of the text in its file. */
  path: string;
  /** Type of the section, for a text in one. */
  section?: string;
  /** The text, shortened around the match. */
  text: string;
  /** Where the match begins and ends in `text`. */
  match: [number, number];
  /** Whether other words can be written in place of the match: not where its accents differ, and not in names, codes, addresses and translations. */
  isReplaceable: boolean;
}
