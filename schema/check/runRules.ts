import { checkAltTexts } from '../content/page/checkAltTexts.ts';
import { checkDates } from '../content/page/checkDates.ts';
import { checkDuplicateAnchors } from '../content/page/checkDuplicateAnchors.ts';
import { checkFormNames } from '../content/page/checkFormNames.ts';
import { checkMainHeading, checkMarkdownHeadings } from '../content/page/checkHeadings.ts';
import { checkIndexing } from '../content/page/checkIndexing.ts';
import { checkMarkdownLinks } from '../content/page/checkMarkdownLinks.ts';
import { checkPlaceholders } from '../content/page/checkPlaceholders.ts';
import { checkProse } from '../content/page/checkProse.ts';
import { checkSamples } from '../content/page/checkSamples.ts';
import { checkSections } from '../content/page/checkSections.ts';
import { checkStructuredData } from '../content/page/checkStructuredData.ts';
import { checkTextLengths } from '../content/page/checkTextLengths.ts';
import type { PageRule, RuleContext, SiteRule, SiteRuleContext } from '../content/RuleContext.ts';
import {
  checkDuplicateDescriptions,
  checkDuplicateRoutes,
  checkDuplicateTitles,
} from '../content/site/checkDuplicates.ts';
import { checkFeedPaths } from '../content/site/checkFeedPaths.ts';
import { checkFeeds } from '../content/site/checkFeeds.ts';
import { checkFontFiles } from '../content/site/checkFontFiles.ts';
import { checkHeaderItems } from '../content/site/checkHeaderItems.ts';
import { checkHeadTags } from '../content/site/checkHeadTags.ts';
import { checkImageFiles } from '../content/site/checkImageFiles.ts';
import { checkLinks } from '../content/site/checkLinks.ts';
import { checkNearDuplicates } from '../content/site/checkNearDuplicates.ts';
import { checkPublicCollisions } from '../content/site/checkPublicCollisions.ts';
import { checkRedirects } from '../content/site/checkRedirects.ts';
import { checkReachability, checkRemovedRoutes } from '../content/site/checkRoutes.ts';
import { checkRuleSettings } from '../content/site/checkRuleSettings.ts';
import { checkSampleRows } from '../content/site/checkSampleRows.ts';
import { checkSectionPackages } from '../content/site/checkSectionPackages.ts';
import { checkSiteProse } from '../content/site/checkSiteProse.ts';
import { checkThemeContrast } from '../content/site/checkThemeContrast.ts';
import {
  checkUnusedBlocks,
  checkUnusedData,
  checkUnusedVariables,
} from '../content/site/checkUnused.ts';
import { checkWordsOfLocale } from '../content/site/checkWordsOfLocale.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { ResolvedPage } from '../reference/read/ResolvedPage.ts';

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
