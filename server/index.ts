/**
 * The door of the servers: what `dev`, the editor and features share.
 */
export { buildDevBundle, DevBundle } from './dev/DevBundle.ts';
export { DevCode } from './dev/DevCode.ts';
export { DevFactsCache } from './dev/DevFactsCache.ts';
export { openVite } from './dev/openVite.ts';
export { refuseFolderName } from './dev/refuseFolderName.ts';
export { startDevServer } from './dev/startDevServer.ts';
export { chainHandlers } from './http/chainHandlers.ts';
export { checkOrigin, checkUpgrades, isForeign } from './http/checkOrigin.ts';
export { createHostMatcher } from './http/createHostMatcher.ts';
export { handleRedirects } from './http/handleRedirects.ts';
export { handleRequests, logError, sendText } from './http/handleRequests.ts';
export { handleSiteFiles } from './http/handleSiteFiles.ts';
export { listen } from './http/listen.ts';
export { parseRequestPath } from './http/parseRequestPath.ts';
export type { RequestHandler } from './http/RequestHandler.ts';
export { moduleFolders, restrictModules } from './http/restrictModules.ts';
export { sendFile } from './http/sendFile.ts';
export { sendHtml } from './http/sendHtml.ts';
export { servePublicFiles } from './http/servePublicFiles.ts';
export { stripBase } from './http/stripBase.ts';
export { textTypes } from './http/textTypes.ts';
export {
  createMiddlewareHandlers,
  createPreviewHandlers,
} from './middleware/createMiddlewareHandlers.ts';
export { listMiddleware } from './middleware/listMiddleware.ts';
export type { Middleware } from './middleware/Middleware.ts';
export type { LocalSite, ServedSite } from './middleware/ServedSite.ts';
export { serveBuiltSite } from './preview/serveBuiltSite.ts';
export { createCommittedSite } from './session/createCommittedSite.ts';
export { Debouncer } from './session/Debouncer.ts';
export { invalidateSectionCode } from './session/invalidateSectionCode.ts';
export type { SectionCode } from './session/loadSectionCode.ts';
export type { PageCode } from './session/PageCode.ts';
export { RenderContextCache } from './session/RenderContextCache.ts';
export { RenderedFactsCache } from './session/RenderedFactsCache.ts';
export { runIdleTasks } from './session/runIdleTasks.ts';
export { type PreparedState, SiteSession, type UsableSite } from './session/SiteSession.ts';
export { scheduleCatchUps, sourcePaths, toSourcePath, watchFiles } from './session/watchFiles.ts';
