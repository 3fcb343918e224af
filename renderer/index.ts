/**
 * The door of the renderer: a page → HTML, and what a server or a build needs of it.
 */

export type { CurrentSite } from './context/CurrentSite.ts';
export {
  createDevRenderContext,
  updateDevRenderContext,
} from './context/createDevRenderContext.ts';
export { createRenderContext, type PreparedSite } from './context/createRenderContext.ts';
export { listHeadScripts, listPolicySources } from './context/headModules.ts';
export { listPublicFiles } from './context/listPublicFiles.ts';
export { conventions } from './context/prepareIcons.ts';
export { toBuildContext } from './context/toBuildContext.ts';
export { provideImageFiles } from './images/encode/provideImageFiles.ts';
export { findSvgProblem } from './images/findSvgProblem.ts';
export { createBreadcrumbTrail, listTrailPages } from './page/context/createBreadcrumbTrail.ts';
export { createPageContext, type PageDependencies } from './page/context/createPageContext.ts';
export type { HeadScript } from './page/context/HeadScript.ts';
export { localizeRenderContext } from './page/context/localizeRenderContext.ts';
export { publicUrl } from './page/context/publicUrl.ts';
export type { RenderContext } from './page/context/RenderContext.ts';
export { translateLink } from './page/context/translateLink.ts';
export type { SectionFailure } from './page/findSectionFailure.tsx';
export { renderHead } from './page/head/renderHead.ts';
export { pageFile } from './page/pageFile.ts';
export { readPage } from './page/readPage.ts';
export { isListed } from './page/shell/isListed.ts';
export type * as Render from './render.ts';
export { renderPage } from './render.ts';
export { findPresetProblem } from './sections/findPresetProblem.ts';
export type { LoadFailure } from './sections/LoadFailure.ts';
export type { Preset } from './sections/Preset.ts';
export { withAnchor } from './sections/preparePreset.ts';
export * as presets from './sections/presets.ts';
export { registerSections, siteSectionRegistry } from './sections/registerSections.ts';
export { sectionChecks } from './sections/sectionChecks.ts';
export { sectionSchemas } from './sections/sectionSchemas.ts';
export { sectionViews } from './sections/sectionViews.ts';
export { listFormatFiles } from './siteFiles/_shared/listFormatFiles.ts';
export { listSiteFiles } from './siteFiles/_shared/listSiteFiles.ts';
export type { SiteFile, SiteFileContext, SiteFiles } from './siteFiles/_shared/SiteFiles.ts';
export { compileWholeStyles } from './styles/compileWholeStyles.ts';
export { parseStyles } from './styles/parseStyles.ts';
export type { Declaration } from './styles/styled.ts';
