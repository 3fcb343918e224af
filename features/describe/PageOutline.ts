import type { FileLine } from './FileLine.ts';

/** A page as its files make it up: the answer of `describe --format json`. */
export interface PageOutline extends FileLine {
  route: string;
  title: string;
  description: string;
  /** The last line of its entry. */
  endLine: number;
  /** The entry of `pages:` that makes this page and others; missing if it makes this page alone. */
  pattern?: string;
  /** The language of the page, of a site with several. */
  locale?: string;
  /** Whether a build leaves it out now. */
  isHidden?: true;
  /** The rows that `with` and `each` bind it to. */
  rows: (OutlineRow & { name: string })[];
  sections: SectionOutline[];
  /** The blocks that it uses, with the number of pages that use each. */
  blocks: (FileLine & { name: string; pages: number })[];
}

/** A row of a collection. */
export interface OutlineRow extends FileLine {
  /** Such as `cities.atlanta`. */
  row: string;
}

/** A section of a page. */
export interface SectionOutline extends FileLine {
  type: string;
  /** Its title, headline or first text. */
  title?: string;
  id?: string;
  /** The block that it uses. */
  block?: string;
  /** The name of its form, in data/forms/. */
  form?: string;
  /** Whether a build leaves it out now: a draft, or out of its time. */
  isHidden?: true;
  /** The rows that its lists show. */
  rows: OutlineRow[];
}
