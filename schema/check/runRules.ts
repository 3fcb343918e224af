import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { timing } from '../rules/page/checkDates.ts';
import { forms } from '../rules/page/checkFormNames.ts';
import { headingOrder, oneHeading } from '../rules/page/checkHeadings.ts';
import { indexing } from '../rules/page/checkIndexing.ts';
import { sectionChecks } from '../rules/page/checkSections.ts';
import { structuredData } from '../rules/page/checkStructuredData.ts';
import { lengths } from '../rules/page/checkTextLengths.ts';
import type { PageRule, RuleContext, SiteRule, SiteRuleContext } from '../rules/RuleContext.ts';
import {
  duplicateAnchors,
  duplicateDescriptions,
  duplicateRoutes,
  duplicateTitles,
} from '../rules/site/checkDuplicates.ts';
import { alternativeTexts, imageFiles } from '../rules/site/checkImageFiles.ts';
import { deadLinks, unsafeLinks } from '../rules/site/checkLinks.ts';
import { nearDuplicates } from '../rules/site/checkNearDuplicates.ts';
import { publicCollisions } from '../rules/site/checkPublicCollisions.ts';
import { redirects } from '../rules/site/checkRedirects.ts';
import { goneRoutes, unreachablePages } from '../rules/site/checkRoutes.ts';
import { checkNames } from '../rules/site/checkRuleSettings.ts';
import { unusedBlocks, unusedData, unusedNames } from '../rules/site/checkUnused.ts';

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
