import type { ListUse } from '../reference/read/ResolvedPage.ts';
import type { Page } from '../vocabulary/page.ts';

/**
 * Facts about a page that site rules read. Plain data of about 1 kB, so that the facts of every
 * page fit in memory and in the build cache while the pages themselves are dropped.
 */
export interface PageFacts {
  meta: PageMeta;
  /** Whether the page is published now: no draft, between publishAt and expireAt. */
  isShown: boolean;
  /** Present in `dev` and `edit`, which show the page, if builds leave it out. */
  isHiddenInBuild?: true;
  /** When the page expires, in milliseconds. */
  expires?: number;
  /** Whether every section could be read. */
  areAllSectionsRead: boolean;
  /** Time in milliseconds at which a date of the page is reached; the facts hold until then. */
  validUntil?: number;
  /** Number of sections that are shown. */
  sections: number;
  /** Distinct targets inside the site that its sections link to. */
  links: string[];
  /** Every id on the page. */
  anchors: string[];
  /** Whether an id may be missing only because of another problem that is already reported. */
  hasUncertainAnchors: boolean;
  /** Images in public/ that the page names. */
  images: string[];
  /** Tones in which its sections show something. */
  tones: string[];
  blocks: string[];
  /** `<collection>.<key>` of the rows it is bound to. */
  rows: string[];
  /** `<collection>.<column>` of the values it reads; `<collection>.*` for a whole row. */
  columns: string[];
  /** The rows that its lists select, with the columns that they read; absent without such lists. */
  lists?: ListUse[];
  /** Names bound by `with` and `each` that it does not read. */
  unreadNames: string[];
  /** What features want to know, which read it with `readFacts()`; absent for nothing. */
  features?: Readonly<Record<string, unknown>>;
}

/** A page without its sections. */
type PageMeta = Omit<Page, 'sections' | 'sectionOrigins'>;
