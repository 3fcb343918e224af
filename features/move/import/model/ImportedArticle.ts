import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';

/** A section as a page has it, in which addresses are those of the old site. */
export type ImportedSection = { type: string } & Record<string, JsonValue>;

/** A text of the old site with an address of its own: an article, or a page. */
export interface ImportedArticle {
  /** Path of its file in the old site, or its address there: the same in each import, and unique. */
  source: string;
  /** Name of the collection: `posts`. Articles have a date, so texts without one are in `pages`. */
  collection: string;
  /** Its address in the old site, from the root and decoded, with its ending: `/2019/05/04/Lamp.html`. */
  address: string;
  /** Other old addresses that lead to it, as they were: `/?p=12`, `/old/*`. */
  oldAddresses?: readonly string[];
  title: string;
  /** For search results. Without one, the first sentences of the text. */
  description?: string;
  /** When it was published: ISO 8601, with its offset or without. */
  date?: string;
  /** When it last changed. */
  updated?: string;
  tags?: readonly string[];
  categories?: readonly string[];
  authors?: readonly string[];
  /** The picture at the top or for social networks, at its address in the old site. */
  image?: { src: string; alt: string };
  /** The language, if it is not the language of the site: `de`. */
  language?: string;
  /** The source of the article in the main language that this one translates. */
  translationOf?: string;
  /** The id of its entry in the old feed, if that is not its address. */
  feedId?: string;
  isDraft?: boolean;
  /** When it appears and disappears, as `publishAt` and `expireAt` take it. */
  publishAt?: string;
  expireAt?: string;
  /** Further columns, such as other keys of the front matter. */
  columns?: Readonly<Record<string, JsonValue>>;
  /** Ids that headings have of their own → the words of the heading (`findAnchors()` of `text/`). */
  anchors?: Readonly<Record<string, string>>;
  /**
   * The text: Markdown as this program reads it, without raw HTML (`convertText()` and `convertHtml()` of
   * `text/` write it). Links and pictures have the addresses of the old site, relative to `address`, from its
   * root, or with the host of the old site.
   */
  body: string;
  /** The sections of a page that becomes a file in `pages/`, and no row of a collection. It has no `body`. */
  sections?: readonly ImportedSection[];
  /** Whether search engines must not list the page. */
  isUnlisted?: boolean;
}
