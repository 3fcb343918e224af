import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { RuleMeta, RuleName } from '../diagnostics/RuleMeta.ts';
import type { Catalogue } from '../locales/Catalogue.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { PublicFolder } from '../manifest/readPublic.ts';
import type { Provenance } from '../reference/expressions/Provenance.ts';
import type { RowBindings } from '../reference/expressions/Scope.ts';
import type { BoundRouteEntry } from '../reference/lists/bindRows.ts';
import type { FieldIndex } from '../reference/lists/FieldIndex.ts';
import type { SiteLists } from '../reference/lists/readSiteLists.ts';
import type { Manifest, RouteEntry } from '../reference/read/Manifest.ts';
import type { ResolveContext } from '../reference/read/ResolveContext.ts';
import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';
import type { Collection } from '../reference/rows/Collection.ts';
import type { Site } from '../vocabulary/site/site.ts';
import type { StyleFile } from '../vocabulary/styles/styleFile.ts';
import type { PageFacts } from './PageFacts.ts';
import type { RenderedSiteFacts } from './RenderedSiteFacts.ts';
import type { SectionCheck } from './SectionCheck.ts';

/** Data that page rules read besides the page. */
export interface RuleContext {
  root: string;
  now: Date;
  /** The address that replaces `site.url`. */
  url?: string | undefined;
  /** Whether search engines are kept out of the site, as of a preview. */
  noindex?: boolean | undefined;
  /** As far as it is valid; undefined without `site:`. */
  site: Site | undefined;
  siteProvenance: Provenance | undefined;
  loaded: LoadedSite;
  manifest: Manifest;
  lists: SiteLists;
  collections: Map<string, Collection>;
  /** Language → its translations; without the language of the original. */
  catalogues: Map<string, Catalogue>;
  /** The same data in each other language. */
  localized: ReadonlyMap<string, RuleContext>;
  /** Schema of each section type. */
  sections: Record<string, TSchema>;
  /** The `check` of each section type that has a check.ts. */
  sectionChecks: Record<string, SectionCheck>;
  resolve: ResolveContext;
  fieldIndex: FieldIndex;
  /** Routes of the last build, if known. */
  lastRoutes: readonly string[] | undefined;
  /** Names of the styles of the site and of its packages. */
  styleNames: readonly string[];
  /** The valid ones among them. */
  styles: Readonly<Record<string, StyleFile>>;
  /** Returns a limit as `site.checks` sets it, or its default. */
  limit(name: string): number;
}

/** A page as site rules see it. */
export interface SitePage {
  routeEntry: RouteEntry;
  rows: RowBindings;
  /** Index of `rows` among the row sets of the entry. */
  rowsIndex: number;
  facts: PageFacts;
  /** The problems of the page by itself; undefined if its entry has problems with its rows. */
  problems: readonly Problem[] | undefined;
  /**
   * Whether the page was part of the last site that had no problems, and has not changed since.
   * Two such pages need not be compared again.
   */
  isUnchangedSinceCleanCheck: boolean;
  /** Resolves the page again, for the locations of its problems. */
  resolved(): ResolvedPage;
}

/** Data that site rules read. */
export interface SiteRuleContext extends RuleContext {
  /** The entries of `pages:` with their rows. */
  routeEntries: BoundRouteEntry[];
  /** Every page, hidden ones included. */
  allPages: SitePage[];
  /** The pages to build. */
  pages: SitePage[];
  /** The metadata of every rule, by name. */
  catalogue: ReadonlyMap<RuleName, RuleMeta>;
  /** Whether a page or block could not be read: a rule must not report anything as missing then. */
  isIncomplete: boolean;
  /** Whether routes of pages are unknown: a rule must not report a route as missing then. */
  areRoutesIncomplete: boolean;
  /** Routes of pages that are reported as invalid. */
  invalidRoutes: string[];
}

/** Files beside the manifests, as rules look at them. */
export interface OtherFiles {
  publicFolder: PublicFolder;
  /** Paths of files in the folders of the site that nobody reads. */
  unread: readonly string[];
}

/** Checks a page by itself. */
export type PageRule = (page: ResolvedPage, context: RuleContext) => Problem[];

/** Checks all pages together. */
export type SiteRule = (context: SiteRuleContext) => Problem[];

/** Checks files beside the manifests, on a site whose other problems are not looked at, too. */
export type FileRule = (
  files: OtherFiles,
  context: RuleContext,
) => readonly Problem[] | Promise<readonly Problem[]>;

/** Checks what only shows once pages are rendered, or written. */
export type OutputRule = (rendered: RenderedSiteFacts, context: SiteRuleContext) => Problem[];
