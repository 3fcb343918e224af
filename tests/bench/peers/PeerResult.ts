import type { Work } from '../build/Result.ts';

/** The measurements of a generator for a site. */
export interface PeerResult {
  tool: string;
  title: string;
  form: string;
  pages: number;
  /** Mean size of the HTML of a page in bytes. */
  pageBytes: number;
  cold: Work;
  edited: Work;
}
