import type { FileLine } from './FileLine.ts';

/** A site as its files make it up: the answer of `describe --format json` without a route. */
export interface SiteOutline {
  /** The keys of `site:`. */
  site: (FileLine & { key: string })[];
  /** The entries of `pages:`, drafts included. */
  pages: (FileLine & {
    /** A route, or a pattern with `{{ }}`. */
    route: string;
    endLine: number;
    /** How many pages a pattern makes. */
    pages?: number;
    /** Whether a build leaves its pages out now. */
    isHidden?: true;
  })[];
  /** The blocks, with the number of pages that use each. */
  blocks: (FileLine & { name: string; pages: number })[];
  /** The other files that the site is made from, but for `public/`. */
  files: string[];
}
