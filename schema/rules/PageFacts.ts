import type { Page } from '../page.ts';

/**
 * What the rest of the site needs to know of a page: plain data, small enough to keep of every
 * page while the pages themselves come and go, and to be stored from one build to the next.
 */
export interface PageFacts {
  /** The page without its sections. */
  meta: PageMeta;
  /** No draft, between publishAt and expireAt. */
  shown: boolean;
  /** Every section could be read. */
  allSectionsRead: boolean;
  /** When a date of the page is reached, in milliseconds: the facts hold until then. */
  until?: number;
  /** How many sections are shown. */
  sections: number;
  /** Where the links of its sections lead inside the site, each once. */
  links: string[];
  /** Every id on the page. */
  anchors: string[];
  /** An id may be missing only because of a mistake that is told elsewhere. */
  uncertainAnchors: boolean;
  /** Pictures below public/ that the page names. */
  images: string[];
  blocks: string[];
  /** `<collection>.<key>` of the rows it is bound to. */
  rows: string[];
  /** `<collection>.<column>` it reads; `<collection>.*` for a whole row. */
  columns: string[];
  /** Names it is bound to and does not read. */
  unread: string[];
  /** The collections it is made from; absent for a page without rows. */
  family?: string;
  /** MinHash of its words without what the rows gave; absent without family. */
  sketch?: string;
}

/** A page without what it shows. */
export type PageMeta = Omit<Page, 'sections' | 'sectionOrigins'>;
