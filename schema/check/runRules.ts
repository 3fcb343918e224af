import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../resolve/ResolvedPage.ts';
import { checkAltTexts } from '../rules/page/checkAltTexts.ts';
import { checkDates } from '../rules/page/checkDates.ts';
import { checkDuplicateAnchors } from '../rules/page/checkDuplicateAnchors.ts';
import { checkFormNames } from '../rules/page/checkFormNames.ts';
import { checkMainHeading, checkMarkdownHeadings } from '../rules/page/checkHeadings.ts';
import { checkIndexing } from '../rules/page/checkIndexing.ts';
import { checkMarkdownLinks } from '../rules/page/checkMarkdownLinks.ts';
import { checkPlaceholders } from '../rules/page/checkPlaceholders.ts';
import { checkProse } from '../rules/page/checkProse.ts';
import { checkSamples } from '../rules/page/checkSamples.ts';
import { checkSections } from '../rules/page/checkSections.ts';
import { checkStructuredData } from '../rules/page/checkStructuredData.ts';
import { checkTextLengths } from '../rules/page/checkTextLengths.ts';
import type { PageRule, RuleContext, SiteRule, SiteRuleContext } from '../rules/RuleContext.ts';
import {
  checkDuplicateDescriptions,
  checkDuplicateRoutes,
  checkDuplicateTitles,
} from '../rules/site/checkDuplicates.ts';
import { checkFeedPaths } from '../rules/site/checkFeedPaths.ts';
import { checkFeeds } from '../rules/site/checkFeeds.ts';
import { checkFontFiles } from '../rules/site/checkFontFiles.ts';
import { checkHeaderItems } from '../rules/site/checkHeaderItems.ts';
import { checkHeadTags } from '../rules/site/checkHeadTags.ts';
import { checkImageFiles } from '../rules/site/checkImageFiles.ts';
import { checkLinks } from '../rules/site/checkLinks.ts';
import { checkNearDuplicates } from '../rules/site/checkNearDuplicates.ts';
import { checkPublicCollisions } from '../rules/site/checkPublicCollisions.ts';
import { checkRedirects } from '../rules/site/checkRedirects.ts';
import { checkReachability, checkRemovedRoutes } from '../rules/site/checkRoutes.ts';
import { checkRuleSettings } from '../rules/site/checkRuleSettings.ts';
import { checkSampleRows } from '../rules/site/checkSampleRows.ts';
import { checkSectionPackages } from '../rules/site/checkSectionPackages.ts';
import { checkSiteProse } from '../rules/site/checkSiteProse.ts';
import { checkThemeContrast } from '../rules/site/checkThemeContrast.ts';
import {
  checkUnusedBlocks,
  checkUnusedData,
  checkUnusedVariables,
} from '../rules/site/checkUnused.ts';
import { checkWordsOfLocale } from '../rules/site/checkWordsOfLocale.ts';

const pageRules: PageRule[] = [
  checkDuplicateAnchors,
  checkMarkdownLinks,
  checkFormNames,
  checkAltTexts,
  checkPlaceholders,
  checkSamples,
  checkTextLengths,
  checkMainHeading,
  checkMarkdownHeadings,
  checkDates,
  checkIndexing,
  checkStructuredData,
  checkProse,
  checkSections,
];

const siteRules: SiteRule[] = [
  checkRuleSettings,
  checkDuplicateRoutes,
  checkDuplicateTitles,
  checkDuplicateDescriptions,
  checkLinks,
  checkRedirects,
  checkPublicCollisions,
  checkReachability,
  checkRemovedRoutes,
  checkImageFiles,
  checkFeeds,
  checkFeedPaths,
  checkFontFiles,
  checkHeaderItems,
  checkHeadTags,
  checkSampleRows,
  checkSectionPackages,
  checkThemeContrast,
  checkSiteProse,
  checkWordsOfLocale,
  checkUnusedVariables,
  checkUnusedBlocks,
  checkUnusedData,
  checkNearDuplicates,
];

/** Runs the rules that look at a page by itself. */
export function runPageRules(page: ResolvedPage, context: RuleContext): Problem[] {
  return pageRules.flatMap((rule) => rule(page, context));
}

/** Runs the rules that look at all pages together. */
export function runSiteRules(context: SiteRuleContext): Problem[] {
  return siteRules.flatMap((rule) => rule(context));
}
