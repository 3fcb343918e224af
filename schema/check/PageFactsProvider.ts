import type { Problem } from '../diagnostics/Problem.ts';
import type { LocatedOutline } from '../manifest/outlineManifest.ts';
import type { RowBindings } from '../reference/expressions/Scope.ts';
import type { RouteEntry } from '../reference/read/Manifest.ts';
import type { PageFacts } from '../rules/PageFacts.ts';
import type { SiteContext } from './SiteContext.ts';

/**
 * Provides the facts of pages to `checkSite`, from the build cache or from worker threads. With a
 * provider, `checkSite` does not parse the entries of `pages:` while it loads the site.
 */
export interface PageFactsProvider {
  /** Returns the outline of a manifest whose text is known, so that the file need not be read. */
  findOutline?(path: string): LocatedOutline | undefined;
  /**
   * Prepares the facts of all entries and sets the `bindings` of the entries it knows. Resolves to the
   * paths of files with an entry that is not self-contained; these are then parsed unsplit.
   */
  prepare(siteContext: SiteContext): Promise<ReadonlySet<string>>;
  /** Returns the facts of a page; undefined if `checkSite` must check it. */
  findFacts(routeEntry: RouteEntry, rows: RowBindings): PageFacts | undefined;
  /** Returns the problems of a page and of its entry's text, by the facts of the page. */
  findProblems(routeEntry: RouteEntry, facts: PageFacts): readonly Problem[];
  /** Whether the page was part of the last site that had no problems, and has not changed since. */
  isUnchangedSinceCleanCheck(facts: PageFacts): boolean;
}
