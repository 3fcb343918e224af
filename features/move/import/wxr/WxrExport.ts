/** What an export of WordPress contains, from one or more files. */
export interface WxrExport {
  title: string;
  description: string;
  /** The language of the site, such as `de-DE`. */
  language: string;
  /** Addresses of the site and of its folder, without a slash at the end. */
  urls: Set<string>;
  /** Names of authors by login. */
  authors: Map<string, string>;
  /** The parent of each category by nicename. */
  parents: Map<string, string>;
  items: WxrItem[];
}

/** An item of an export: an article, a page, a file of the media library, a part of a menu. */
export interface WxrItem {
  /** Name of the file of the export, and the line of the item. */
  file: string;
  line: number;
  /** The elements of the item that occur once, by name, such as `wp:post_type`. */
  fields: Map<string, string>;
  terms: WxrTerm[];
  /** Metadata by key, such as `_thumbnail_id`. */
  meta: Map<string, string>;
  commentCount: number;
}

/** A category, tag or other term of an item. */
export interface WxrTerm {
  /** The taxonomy: `category`, `post_tag`. */
  domain: string;
  nicename: string;
  label: string;
}
