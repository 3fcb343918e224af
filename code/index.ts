/**
 * The door of the bundles: code of the product, and of the section types of a site.
 */
export { type BundleSources, bundleSources } from './BundleSources.ts';
export { buildBundles } from './buildBundles.ts';
export { buildOnce } from './buildOnce.ts';
export type { IslandsManifest } from './bundleInputs.ts';
export { classNames, createViteConfig } from './createViteConfig.ts';
export type { Installation } from './Installation.ts';
export { lazyFiles } from './lazyFiles.ts';
export { type Bundles, loadBundles } from './loadBundles.ts';
export { loadRenderer } from './loadRenderer.ts';
export { loadSiteCode } from './loadSiteCode.ts';
export { runCodeChecks } from './runCodeChecks.ts';
export { findSiteCode, type SiteCode, viteCacheFolder } from './SiteCode.ts';
export { describeError, locateBuildErrors, problemAt } from './siteSections/explainBuildError.ts';
export { explainLoadFailure } from './siteSections/explainLoadFailure.ts';
export { findExportProblem } from './siteSections/findExportProblem.ts';
export { findFileProblems } from './siteSections/findFileProblems.ts';
export { findStyleProblems } from './siteSections/findStyleProblems.ts';
export { locateFailure } from './siteSections/locateFailure.ts';
export { readSitePresets } from './siteSections/readSitePresets.ts';
export { findOwnSections, listSectionFiles, type SiteSection } from './siteSections/SiteSection.ts';
export { siteSectionsPlugin } from './siteSections/siteSectionsPlugin.ts';
export { staticStyles } from './styles/staticStyles.ts';
