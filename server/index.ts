/**
 * The door of the servers: what `dev`, the editor and features share.
 */
export { buildDevBundle, DevBundle } from './dev/DevBundle.ts';
export { DevCode } from './dev/DevCode.ts';
export { DevFactsCache } from './dev/DevFactsCache.ts';
export { refuseFolderName } from './dev/refuseFolderName.ts';
export { startDevServer } from './dev/startDevServer.ts';
export { ViteServer } from './dev/ViteServer.ts';
export { watchSiteFiles } from './dev/watchSiteFiles.ts';
export { viteFileAccess } from './http/restrictModules.ts';
export { serveSiteFiles } from './http/serveSiteFiles.ts';
export { stripBase } from './http/stripBase.ts';
export {
  createMiddlewareHandlers,
  createPreviewHandlers,
} from './middleware/createMiddlewareHandlers.ts';
export { listMiddleware } from './middleware/listMiddleware.ts';
export type { Middleware } from './middleware/Middleware.ts';
export type { LocalSite, ServedSite } from './middleware/ServedSite.ts';
export { serveBuiltSite } from './preview/serveBuiltSite.ts';
export { createCommittedSite } from './session/createCommittedSite.ts';
export type { SectionCode } from './session/loadSectionCode.ts';
export type { PageCode } from './session/PageCode.ts';
export { RenderContextCache } from './session/RenderContextCache.ts';
export { RenderedFactsCache } from './session/RenderedFactsCache.ts';
export { runIdleTasks } from './session/runIdleTasks.ts';
export { type PreparedState, SiteSession, type UsableSite } from './session/SiteSession.ts';
