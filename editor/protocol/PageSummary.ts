import type { PageAddress } from './PageAddress.ts';

/** One entry of `pages:`. */
export interface PageSummary extends PageAddress {
  /** As it is in the file. */
  title: string;
  /** The title as visitors read it; with `…` for what differs between the pages of `each:`. */
  name: string;
  draft: boolean;
  /** Absent unless it is a text. */
  publishAt?: string;
  expireAt?: string;
  /** Language → the number of texts that are not translated into it, or not finished; without zeros. */
  untranslated?: Record<string, number>;
  /** The number of errors. */
  problems: number;
}
