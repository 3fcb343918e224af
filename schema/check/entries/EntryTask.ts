import type { Bindings, PlainLocalization } from '../../reference/read/Manifest.ts';
import type { PageFacts } from '../../rules/PageFacts.ts';
import type { StoredProblem } from './ProblemStore.ts';

/** A route entry as text, and which of its pages to process. */
export interface EntryTask {
  path: string;
  route: string;
  text: string;
  /** How it is translated, for pages in another language. */
  localization?: PlainLocalization;
  /** Indexes of the pages; all pages when absent. */
  rowsIndexes?: number[];
}

/** The result of checking a route entry; `Kept` is what the caller returns for a resolved page. */
export interface EntryResult<Kept = unknown> {
  /** False when the entry cannot be parsed on its own. */
  isReadable: boolean;
  bindings: Bindings;
  /** Each page; null for a page that the main thread has to check. */
  pages: (CheckedPage | null)[];
  /** What was kept of each resolved page. */
  resolved: (Kept | undefined)[];
}

/** The result of checking a page by itself. */
export interface CheckedPage {
  facts: PageFacts;
  /** Its warnings; absent if there are none. */
  problems?: StoredProblem[] | undefined;
}
