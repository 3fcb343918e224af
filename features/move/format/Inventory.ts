/** What a site has, address by address: the content of the file that `inventory` writes. Plain JSON. */
export interface Inventory {
  format: typeof inventoryFormat;
  /** Where the site was, such as `https://www.example.com`; absent for a folder whose address is unknown. */
  origin?: string;
  /** What the inventory does not have, and why. */
  leftOut: string[];
  /** What at least half of the pages have, such as the navigation: listed here and not by page. */
  shared: SharedContent;
  /** Sorted by address. */
  pages: InventoryPage[];
  /** Address → address, or another site. */
  redirects: Record<string, string>;
  /** Addresses of feeds. */
  feeds: string[];
}

/** Changes when older versions cannot read the file. */
export const inventoryFormat = 'blockwright-inventory/1';

/** What most pages of a site have. */
export interface SharedContent {
  sentences: string[];
  pictures: string[];
  files: string[];
  forms: string[];
  structuredData: string[];
}

/** A page of a site. */
export interface InventoryPage {
  /** Path and query. */
  address: string;
  /** Of the answer: 200 for a page; pages with an error have nothing else. */
  status: number;
  title?: string;
  description?: string;
  /** The canonical address, if it is another one. */
  canonical?: string;
  language?: string;
  /** Present if search engines must not list the page. */
  noindex?: true;
  /** As in Markdown: `## Prices`. */
  headings: string[];
  sentences: string[];
  /** Addresses. */
  pictures: string[];
  /** Addresses of linked files, such as PDF. */
  files: string[];
  /** Each by the names of its fields: `name, email`; a search field is `search`. */
  forms: string[];
  /** The types of schema.org. */
  structuredData: string[];
}
