import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { LoadedSite } from '../manifest/loadSite.ts';
import type { BoundRouteEntry, Rows } from '../resolve/bindRows.ts';
import type { Collection } from '../resolve/Collection.ts';
import type { Manifest, RouteEntry } from '../resolve/Manifest.ts';
import type { Provenance } from '../resolve/Provenance.ts';
import type { ResolveContext } from '../resolve/ResolveContext.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import type { Site } from '../site.ts';
import type { FieldIndex } from './FieldIndex.ts';
import type { PageFacts } from './PageFacts.ts';
import type { SectionCheck } from './SectionCheck.ts';

/** What the checks of pages look at. */
export interface RuleContext {
  root: string;
  now: Date;
  site: Site | undefined;
  siteProvenance: Provenance | undefined;
  loaded: LoadedSite;
  manifest: Manifest;
  collections: Map<string, Collection>;
  sections: Record<string, TSchema>;
  sectionChecks: Record<string, SectionCheck>;
  resolve: ResolveContext;
  fields: FieldIndex;
  lastRoutes: readonly string[] | undefined;
  /** A number of `site.checks`, or its default. */
  limit(name: keyof typeof limits): number;
}

/** A page as the checks across pages see it. */
export interface SitePage {
  routeEntry: RouteEntry;
  rows: Rows;
  /** Which of the entry's sets of rows these are. */
  rowsIndex: number;
  facts: PageFacts;
  /** Nothing is wrong with the page by itself. */
  hasNoProblems: boolean;
  /** Nor with any other such page beside it. */
  unchangedSinceCleanCheck: boolean;
  /** The page itself, resolved once more: for the places of what is wrong. */
  resolved(): ResolvedPage;
}

/** What checks across pages look at. */
export interface SiteRuleContext extends RuleContext {
  /** The entries of `pages:` with their rows. */
  routeEntries: BoundRouteEntry[];
  /** Every page, drafts too. */
  all: SitePage[];
  /** The pages to build. */
  pages: SitePage[];
  /** True when a page or block could not be understood: nothing may then be called missing. */
  incomplete: boolean;
  /** True when pages are missing whose routes nobody knows: no route may then be called missing. */
  routesIncomplete: boolean;
}

/** One check of a page by itself. */
export type PageRule = (page: ResolvedPage, context: RuleContext) => Problem[];

/** One check across pages. */
export type SiteRule = (context: SiteRuleContext) => Problem[];

/** Numbers that checks compare with; `site.checks` may set others. */
export const limits = {
  'title-min': 10,
  'title-max': 70,
  'description-min': 50,
  'description-max': 170,
  'image-kilobytes': 2000,
  'svg-kilobytes': 200,
  'near-duplicate-percent': 60,
  'page-kilobytes': 500,
  'script-kilobytes': 100,
};
