/** Names that a site defines and its pages refer to. */
export interface SiteNames {
  /** Type of the section of each block; undefined if it is unknown. */
  blocks: Record<string, string | undefined>;
  /** Keys of the rows of each collection. */
  collections: Record<string, readonly string[]>;
  /** Columns of each collection, as far as its row schema names them. */
  columns: Record<string, readonly string[]>;
  forms: readonly string[];
  /** Addresses that links can lead to: routes without expressions, and files of public/. */
  links: readonly string[];
  /** Paths of the pictures in public/. */
  pictures: readonly string[];
  /** Names of values of `site:`, such as `site.links.booking`. */
  values: readonly string[];
}
