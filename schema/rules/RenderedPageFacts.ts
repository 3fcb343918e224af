/** Facts about a page that only rendering finds out. */
export interface RenderedPageFacts {
  route: string;
  /** The bytes that a browser loads. */
  weight?: Weight;
  /** The share of each shown section, in bytes; only of pages that exceed a budget. */
  sectionWeights?: Weight[];
  /** What features found in the page, which read it with `readFacts()`; absent for nothing. */
  features?: Readonly<Record<string, unknown>>;
  /** The section type of the site that throws on the page; nothing else is known of the page then. */
  failure?: {
    /** Index among the shown sections. */
    section: number;
    type: string;
    /** Path of the file that throws, below the site. */
    file: string;
    message: string;
    /** Where it throws, if that is known. */
    position?: { text: string; offset: number };
  };
}

/** The bytes that a browser loads for a page or a section, as they are transferred. */
export interface Weight {
  /** The HTML with its styles. */
  html: number;
  /** The JavaScript that starts with the page. */
  scripts: number;
  /** The largest copy of each image in its best format, lazily loaded images included. */
  images: number;
}
