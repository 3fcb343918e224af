/**
 * The door of the schema room: loading, checking and reporting a site. Names for section schemas and
 * browsers are in vocabulary.ts.
 */

export { applyFixes } from './check/applyFixes.ts';
export { CheckCache } from './check/CheckCache.ts';
export type { CheckOptions } from './check/CheckOptions.ts';
export { type CheckedSite, checkSite } from './check/checkSite.ts';
export { createDiagnostics } from './check/createDiagnostics.ts';
export { EntryChecker } from './check/entries/EntryChecker.ts';
export type { CheckedPage, EntryResult, EntryTask } from './check/entries/EntryTask.ts';
export {
  createEntryTask,
  createPageBatches,
  entryDigest,
  toBatches,
} from './check/entries/entryTasks.ts';
export { OtherPages } from './check/entries/OtherPages.ts';
export { PageKeys } from './check/entries/PageKeys.ts';
export { listLocations, ProblemStore, type StoredProblem } from './check/entries/ProblemStore.ts';
export {
  restoreDiagnostics,
  type StoredDiagnostic,
  storeDiagnostics,
} from './check/entries/StoredDiagnostic.ts';
export { type SharedTexts, toSharedTexts } from './check/entries/sharedTexts.ts';
export { updateDiagnostics } from './check/entries/updateDiagnostics.ts';
export { fixSite } from './check/fixSite.ts';
export { inLocale } from './check/inLocale.ts';
export { openSiteContext } from './check/openSiteContext.ts';
export type { PageFactsProvider } from './check/PageFactsProvider.ts';
export { type FunctionsSite, readFunctionsSite } from './check/readFunctionsSite.ts';
export { type People, readTeamFile } from './check/readTeamFile.ts';
export type { SiteContext } from './check/SiteContext.ts';
export { countSeverities } from './diagnostics/countSeverities.ts';
export { createReporter, type Reporter } from './diagnostics/createReporter.ts';
export { describeValue } from './diagnostics/describeValue.ts';
export { site } from './diagnostics/exampleSites.ts';
export type { Problem } from './diagnostics/Problem.ts';
export { pieceAt } from './diagnostics/pieceAt.ts';
export { defineRules, examples, isSettable, type RuleMeta } from './diagnostics/RuleMeta.ts';
export { suggestName } from './diagnostics/suggestName.ts';
export { addFeature } from './features/addFeature.ts';
export { type Catalogue, listTranslatedTexts } from './locales/Catalogue.ts';
export { replaceReadTexts } from './locales/listOwnerTexts.ts';
export { isFreeText, listSiteTexts } from './locales/listSiteTexts.ts';
export type { SiteText } from './locales/matchTexts.ts';
export { normalizeOriginal } from './locales/TranslationList.ts';
export { EntryFile } from './manifest/EntryFile.ts';
export { FileChangedError } from './manifest/FileTextCache.ts';
export { findFeaturePackages } from './manifest/findFeaturePackages.ts';
export { getSiteFileKind } from './manifest/getSiteFileKind.ts';
export { isRemovable } from './manifest/isRemovable.ts';
export { listSiteFunctions } from './manifest/listSiteFunctions.ts';
export { listUnreadFiles } from './manifest/listUnreadFiles.ts';
export { splitMarkdown } from './manifest/MarkdownFile.ts';
export type { ReadCollection } from './manifest/openTable.ts';
export {
  type LocatedOutline,
  outlineManifest,
  type PartOutline,
} from './manifest/outlineManifest.ts';
export { readPublic } from './manifest/readPublic.ts';
export { reportLink } from './manifest/reportLink.ts';
export {
  listFunctionFiles,
  listRootFiles,
  listSourceFiles,
  siteFolders,
} from './manifest/siteFiles.ts';
export type { FormattedTexts } from './reference/expressions/FormattedTexts.ts';
export { findValue } from './reference/expressions/findValue.ts';
export {
  locateKey,
  type Provenance,
  tracePart,
  traceToSource,
} from './reference/expressions/Provenance.ts';
export type { RowBindings } from './reference/expressions/Scope.ts';
export { toProblems } from './reference/expressions/toProblems.ts';
export { bindRows } from './reference/lists/bindRows.ts';
export { FieldIndex } from './reference/lists/FieldIndex.ts';
export { expandChoices } from './reference/read/expandChoices.ts';
export { LazyRouteEntry } from './reference/read/LazyRouteEntry.ts';
export type { Bindings, RouteEntry } from './reference/read/Manifest.ts';
export type { ResolvedPage } from './reference/read/ResolvedPage.ts';
export { readBindings } from './reference/read/readBindings.ts';
export { locateRow } from './reference/rows/Collection.ts';
export { type Clock, isPublished } from './reference/rows/isPublished.ts';
export { commonColumns } from './reference/rows/readRowSchema.ts';
export { createCodeFrame } from './report/createCodeFrame.ts';
export { escapeReport } from './report/escapeReport.ts';
export { formatJson } from './report/formatJson.ts';
export { formatBreadcrumb, formatPretty } from './report/formatPretty.ts';
export { formatSummary } from './report/formatSummary.ts';
export type { Report } from './report/Report.ts';
export type { ReportFormat, Tool } from './report/ReportFormat.ts';
export { allLimits, catalogue, findRuleByCode } from './rules/catalogue.ts';
export { collectRenderedFacts } from './rules/collectFeatureFacts.ts';
export { defineFacts, defineRenderedFacts, readFacts } from './rules/defineFacts.ts';
export { explainRule } from './rules/explainRule.ts';
export { listRenderedPages } from './rules/listRenderedPages.ts';
export { locateInSection } from './rules/locateInSection.ts';
export type { PageFacts } from './rules/PageFacts.ts';
export { getSectionTexts } from './rules/page/facts/getSectionTexts.ts';
export { readArticle } from './rules/page/facts/readArticle.ts';
export { exceedsBudget } from './rules/page/page-weight.ts';
export type { RenderedPageFacts, Weight } from './rules/RenderedPageFacts.ts';
export type { RenderedSiteFacts } from './rules/RenderedSiteFacts.ts';
export type { RuleContext, SitePage, SiteRuleContext } from './rules/RuleContext.ts';
export type { RuleChecks } from './rules/runRules.ts';
export { reservedRoute } from './rules/shape/reserved-route.ts';
export { collectRedirects } from './rules/site/links/collectRedirects.ts';
export { listAncestors } from './rules/site/links/listAncestors.ts';
export { reportCss } from './rules/yaml/css.ts';
export { reportSiteCode } from './rules/yaml/site-code.ts';
export { formats } from './shape/formats/formats.ts';
export { iconNames } from './shape/formats/iconNames.ts';
export { Validator } from './shape/Validator.ts';
export { compileCss } from './theme/compileCss.ts';
export { findToneColor } from './theme/createToneColors.ts';
export { listLogoGrounds } from './theme/listLogoGrounds.ts';
export { readThemeCss } from './theme/readThemeCss.ts';
export { listSchema } from './vocabulary/list.ts';
export { eachSelection } from './vocabulary/page.ts';
export { formatScalar, type ScalarStyle } from './yaml/formatScalar.ts';
export { type OutlineEntry, outlineEntries, outlineTopLevel } from './yaml/outline.ts';
export { parseFastYaml } from './yaml/parseFastYaml.ts';
export { parseYaml } from './yaml/parseYaml.ts';
export { SourceFile } from './yaml/source/SourceFile.ts';
export type { YamlLocation } from './yaml/YamlLocation.ts';
