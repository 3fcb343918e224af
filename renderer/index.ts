/**
 * The door of the renderer: a page → HTML, and what a server or a build needs of it.
 */

export type { CurrentSite } from './context/CurrentSite.ts';
export {
  createRenderContext,
  imageCache,
  type PreparedSite,
} from './context/createRenderContext.ts';
export { addHeadTags } from './context/headModules.ts';
export { listPublicFiles } from './context/listPublicFiles.ts';
export { measureFiles } from './context/measureFiles.ts';
export { prepareAssets } from './context/prepareAssets.ts';
export { prepareForms } from './context/prepareForms.ts';
export { conventions, prepareIcons } from './context/prepareIcons.ts';
export { basePath, readBasePath } from './context/readBasePath.ts';
export { readSiteValue } from './context/readSiteValue.ts';
export { completeSvg } from './images/completeSvg.ts';
export { type DeferredFile, provideImageFiles } from './images/encode/provideImageFiles.ts';
export { fileNameHash } from './images/fileNameHash.ts';
export { findImagePaths } from './images/findImagePaths.ts';
export { findSvgProblem } from './images/findSvgProblem.ts';
export { loadSharp } from './images/loadSharp.ts';
export { prepareLogo } from './images/prepareLogo.ts';
export { type SiteImage, unknownSize } from './images/SiteImage.ts';
export { createBreadcrumbTrail } from './page/context/createBreadcrumbTrail.ts';
export { createPageContext, type PageDependencies } from './page/context/createPageContext.ts';
export { findFile } from './page/context/findFile.ts';
export type { HeadScript } from './page/context/HeadScript.ts';
export { nameLanguage } from './page/context/listLanguages.ts';
export { localizeRenderContext } from './page/context/localizeRenderContext.ts';
export { publicUrl } from './page/context/publicUrl.ts';
export type { Assets, RenderContext } from './page/context/RenderContext.ts';
export { translateLink } from './page/context/translateLink.ts';
export type { SectionFailure } from './page/findSectionFailure.tsx';
export { renderHead } from './page/head/renderHead.ts';
export { pageFile } from './page/pageFile.ts';
export {
  getElements,
  type HtmlDocument,
  type HtmlElement,
  type HtmlNode,
  isElement,
  parseHtml,
} from './page/parseHtml.ts';
export { ignored, readPage } from './page/readPage.ts';
export { isNotFoundRoute } from './page/shell/isNotFoundRoute.ts';
export type * as Render from './render.ts';
export { renderPage, styleBlocks, themeStylesheet } from './render.ts';
export type { LoadFailure } from './sections/LoadFailure.ts';
export { listPresets, listTypePresets } from './sections/listPresets.ts';
export { type Preset, PresetError, parsePreset } from './sections/Preset.ts';
export { withAnchor } from './sections/preparePreset.ts';
export * as presets from './sections/presets.ts';
export {
  registerSections,
  siteSectionRegistry,
} from './sections/registerSections.ts';
export { withSampleForms } from './sections/sampleForms.ts';
export { sectionChecks } from './sections/sectionChecks.ts';
export { sectionSchemas } from './sections/sectionSchemas.ts';
export { sectionViews } from './sections/sectionViews.ts';
export { isListed } from './siteFiles/_shared/isListed.ts';
export { listSiteFiles } from './siteFiles/_shared/listSiteFiles.ts';
export type { SiteFile, SiteFileContext, SiteFiles } from './siteFiles/_shared/SiteFiles.ts';
export { compileStyles } from './styles/compileStyles.tsx';
export type { PageStyles } from './styles/pageStylesheet.ts';
export { parseStyles } from './styles/parseStyles.ts';
export type { Declaration } from './styles/styled.ts';
export { wholeStyles } from './styles/wholeStyles.ts';
