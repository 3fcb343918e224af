import type { ManifestOutline } from '../manifest/openManifest.ts';
import type { RouteEntry } from '../resolve/Manifest.ts';
import type { Rows } from '../resolve/Scope.ts';
import type { PageFacts } from '../rules/PageFacts.ts';
import type { SiteContext } from './SiteContext.ts';

/**
 * Where the facts of pages come from when they are not to be found out one after the other: what
 * was kept of an earlier run, other threads. With it the entries of `pages:` are not parsed as the
 * site is loaded.
 */
export interface PageFactsProvider {
  /** Where the entries of a manifest stand, if its text is known: it need not be read then. */
  findOutline?(path: string): ManifestOutline | undefined;
  /**
   * Finds out about the entries once all that pages share is known, and sets the `bindings` of
   * those that it knows. Resolves to the files (by path) with an entry that makes no sense by
   * itself; they are then read as a whole.
   */
  prepare(shared: SiteContext): Promise<ReadonlySet<string>>;
  /** The facts of a page without fault; undefined when it has to be looked at here. */
  findFacts(routeEntry: RouteEntry, rows: Rows): PageFacts | undefined;
  /** Whether a page was part of the last site without fault: two such pages need not be compared. */
  isUnchangedSinceCleanCheck(facts: PageFacts): boolean;
}
