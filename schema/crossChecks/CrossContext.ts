import type { TSchema } from 'typebox';
import type { Problem } from '../diagnostics/Problem.ts';
import type { LoadedSite } from '../load/loadSite.ts';
import type { Collection } from '../resolve/Collection.ts';
import type { Manifest } from '../resolve/Manifest.ts';
import type { ResolveContext } from '../resolve/ResolveContext.ts';
import type { ResolvedPage, UnitResult } from '../resolve/ResolvedPage.ts';
import type { Written } from '../resolve/Written.ts';
import type { SectionCheck } from '../sectionCheck.ts';
import type { Site } from '../site.ts';
import type { FieldIndex } from './FieldIndex.ts';

/** What the checks across pages look at. */
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
  units: UnitResult[];
  /** Every page, drafts too. */
  all: ResolvedPage[];
  /** The pages to build. */
  pages: ResolvedPage[];
  fields: FieldIndex;
  /** True when a page or block could not be understood: nothing may then be called missing. */
  incomplete: boolean;
  /** True when pages are missing whose routes nobody knows: no route may then be called missing. */
  routesIncomplete: boolean;
  lastRoutes: readonly string[] | undefined;
  /** A number of `site.checks`, or its default. */
  limit(name: keyof typeof limits): number;
}

/** One check across pages. */
export type CrossCheck = (context: CrossContext) => Problem[];

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
