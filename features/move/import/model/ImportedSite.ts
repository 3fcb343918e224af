import type { ImportedArticle } from './ImportedArticle.ts';
import type { ImportedFile, MissingFile } from './ImportedFile.ts';
import type { ImportedList } from './ImportedList.ts';
import type { ImportNote } from './ImportNote.ts';

/** What a reader finds in an old site. The writer decides names of files, keys of rows and routes. */
export interface ImportedSite {
  /** The program that made the site, as the summary names it: `Jekyll`. */
  generator: string;
  /** Addresses of the old site, without a slash at the end: absolute links to them are links within the site. */
  urls: readonly string[];
  /** The language of texts without one. */
  language?: string;
  articles: readonly ImportedArticle[];
  lists: readonly ImportedList[];
  /** Pages of the old site that list articles. */
  listings: readonly ImportedListing[];
  /** Feeds of the old site. */
  feeds: readonly ImportedFeed[];
  /** Redirects that no article has as `oldAddresses`: old address → address in the old site, or with `https:`. */
  redirects: readonly { from: string; to: string; file: string; line?: number }[];
  /**
   * Returns the file at an address of the old site. The writer asks for what articles use; the same content
   * is copied once. Without a file, it may say why, for the notes of the writer.
   */
  findFile(address: string): FoundFile | Promise<FoundFile>;
  /** Whether an address is one of the old site that was left out on purpose, such as a page beyond a limit. */
  isLeftOut?(address: string): boolean;
  /** Called when the import was written: what was kept of the old site is of no more use. */
  close?(): void;
  /** Returns the line of a piece of text in a file of the old site, for notes of the writer. */
  findLine?(file: string, piece: string): number | undefined;
  /** Files that are left in the old site unless something uses them, for the summary. */
  fileCount?: number;
  /** Looking for files may add notes. */
  notes: readonly ImportNote[];
}

/** What is at an address of the old site; undefined if it has no such file. */
export type FoundFile = ImportedFile | MissingFile | undefined;

/** A page of the old site that lists articles of a collection. */
export interface ImportedListing {
  /** `/blog`, or with the values of a column `/tags/:value`. */
  address: string;
  /** The old address of a further page: `/blog/page/:number`, `/page:num`, `/tags/:value/page/:number`. */
  furtherPages?: string;
  /** How many articles a page lists, if there are further ones. */
  pageSize?: number;
  title: string;
  collection: string;
  /** The column for whose values there are pages: `tags`. */
  values?: 'tags' | 'categories' | 'authors';
  /** Old addresses of values that differ from `/tags/<slug of the value>`, by value. */
  oldAddresses?: Readonly<Record<string, readonly string[]>>;
}

/** A feed of the old site. */
export interface ImportedFeed {
  /** `/feed.xml`. */
  address: string;
  title: string;
  description?: string;
  collection: string;
}
