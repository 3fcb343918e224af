import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import type { CrossContext, PageCheck, SiteCheck, SiteContext } from './CrossContext.ts';
import { checkNames } from './checkNames.ts';
import { deadLinks, unsafeLinks } from './deadLinks.ts';
import {
  duplicateAnchors,
  duplicateDescriptions,
  duplicateRoutes,
  duplicateTitles,
} from './duplicates.ts';
import { forms } from './forms.ts';
import { headingOrder, oneHeading } from './headings.ts';
import { alternativeTexts, imageFiles } from './images.ts';
import { indexing } from './indexing.ts';
import { lengths } from './lengths.ts';
import { nearDuplicates } from './nearDuplicates.ts';
import { publicCollisions } from './publicCollisions.ts';
import { redirects } from './redirects.ts';
import { goneRoutes, unreachablePages } from './routes.ts';
import { sectionChecks } from './sectionChecks.ts';
import { structuredData } from './structuredData.ts';
import { timing } from './timing.ts';
import { unusedBlocks, unusedData, unusedNames } from './unused.ts';

const pageChecks: PageCheck[] = [
  duplicateAnchors,
  unsafeLinks,
  forms,
  alternativeTexts,
  lengths,
  oneHeading,
  headingOrder,
  timing,
  indexing,
  structuredData,
  sectionChecks,
];

const siteChecks: SiteCheck[] = [
  checkNames,
  duplicateRoutes,
  duplicateTitles,
  duplicateDescriptions,
  deadLinks,
  redirects,
  publicCollisions,
  unreachablePages,
  goneRoutes,
  imageFiles,
  unusedNames,
  unusedBlocks,
  unusedData,
  nearDuplicates,
];

/** Runs every check that needs nothing but the page and what pages share. */
export function checkPage(page: ResolvedPage, context: CrossContext): Problem[] {
  return pageChecks.flatMap((check) => check(page, context));
}

/** Runs every check across pages. */
export function checkAcross(context: SiteContext): Problem[] {
  return siteChecks.flatMap((check) => check(context));
}
