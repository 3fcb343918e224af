import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { forms } from './page/forms.ts';
import { headingOrder, oneHeading } from './page/headings.ts';
import { alternativeTexts, imageFiles } from './page/images.ts';
import { lengths } from './page/lengths.ts';
import { sectionChecks } from './page/sectionChecks.ts';
import { structuredData } from './page/structuredData.ts';
import type { PageRule, RuleContext, SiteRule, SiteRuleContext } from './RuleContext.ts';
import { checkNames } from './site/checkNames.ts';
import { deadLinks, unsafeLinks } from './site/deadLinks.ts';
import {
  duplicateAnchors,
  duplicateDescriptions,
  duplicateRoutes,
  duplicateTitles,
} from './site/duplicates.ts';
import { indexing } from './site/indexing.ts';
import { nearDuplicates } from './site/nearDuplicates.ts';
import { publicCollisions } from './site/publicCollisions.ts';
import { redirects } from './site/redirects.ts';
import { goneRoutes, unreachablePages } from './site/routes.ts';
import { timing } from './site/timing.ts';
import { unusedBlocks, unusedData, unusedNames } from './site/unused.ts';

const pageRules: PageRule[] = [
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

const siteRules: SiteRule[] = [
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
export function runPageRules(page: ResolvedPage, context: RuleContext): Problem[] {
  return pageRules.flatMap((check) => check(page, context));
}

/** Runs every check across pages. */
export function runSiteRules(context: SiteRuleContext): Problem[] {
  return siteRules.flatMap((check) => check(context));
}
