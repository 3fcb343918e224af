import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { LoadedSite } from '../load/loadSite.ts';
import type { BoundUnit, Rows } from '../resolve/bindRows.ts';
import type { Collection } from '../resolve/Collection.ts';
import type { Manifest, PageUnit } from '../resolve/Manifest.ts';
import type { ResolveContext } from '../resolve/ResolveContext.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import type { Written } from '../resolve/Written.ts';
import type { SectionCheck } from '../sectionCheck.ts';
import type { Site } from '../site.ts';
import type { FieldIndex } from './FieldIndex.ts';
import type { PageFacts } from './PageFacts.ts';

/** What the checks of pages look at. */
export interface CrossContext {
  root: string;
  now: Date;
  site: Site | undefined;
  siteWritten: Written | undefined;
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
  unit: PageUnit;
  rows: Rows;
  /** Which of the entry's sets of rows these are. */
  set: number;
  facts: PageFacts;
  /** Nothing is wrong with the page by itself. */
  clean: boolean;
  /** Nor with any other such page beside it. */
  settled: boolean;
  /** The page itself, resolved once more: for the places of what is wrong. */
  resolved(): ResolvedPage;
}

/** What checks across pages look at. */
export interface SiteContext extends CrossContext {
  /** The entries of `pages:` with their rows. */
  units: BoundUnit[];
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
export type PageCheck = (page: ResolvedPage, context: CrossContext) => Problem[];

/** One check across pages. */
export type SiteCheck = (context: SiteContext) => Problem[];

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
