import type { Problem } from '../diagnostics/Problem.ts';
import type { ReadOverlay } from '../manifest/loadSite.ts';
import type { CheckCache } from './CheckCache.ts';
import type { PageFactsProvider } from './PageFactsProvider.ts';
import type { ReadOptions } from './readSiteContext.ts';

/** Options of `checkSite`. */
export interface CheckOptions extends Omit<ReadOptions, 'now'> {
  now?: Date;
  /** Returns unsaved text of files, for editors. */
  overlay?: ReadOverlay;
  /** Results of earlier checks, for programs that check often. */
  cache?: CheckCache;
  /** Problems that were found before, such as problems in the site's code. */
  problems?: readonly Problem[];
  /** Provides facts of pages; without it every page is resolved here. */
  factsProvider?: PageFactsProvider;
  /** Whether to leave out the rules that look at all pages, because the facts of some are missing. */
  skipsSiteRules?: boolean;
}
