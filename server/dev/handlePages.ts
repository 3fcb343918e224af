import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { sendHtml } from '../../base/http/sendHtml.ts';
import { isNotFoundRoute } from '../../base/text/isNotFoundRoute.ts';
import { locateFailure } from '../../code/index.ts';
import { siteSectionRegistry } from '../../renderer/index.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import type { DevCode } from './DevCode.ts';
import { sendDiagnostics, withErrorPages } from './withErrorPages.ts';

/** Returns the handler of page requests. */
export function handlePages(session: SiteSession, code: DevCode): RequestHandler {
  return withErrorPages(session, code, async (request, response, next) => {
    const path = toRoute(request.url ?? '/');
    if (!mayBePage(path, request.method, request.headers.accept ?? '*/*')) return next();
    const site = await session.upToDate();
    if (!site) return sendDiagnostics(response, session);
    const found = site.pages.get(path);
    const { renderPage, findNotFoundPage, findSectionFailure } = await code.loadRenderer();
    const page = found ?? findNotFoundPage(path, site.pages, site.renderContext);
    try {
      const { html } = renderPage(page, site.renderContext);
      sendHtml(response, html, found && !isNotFoundRoute(path) ? 200 : 404);
    } catch (error) {
      const failure = findSectionFailure(page, site.renderContext);
      // A built-in section that throws is a bug of ours.
      if (!failure || !Object.hasOwn(siteSectionRegistry.folders, failure.type)) throw error;
      // The check has reported why.
      if (failure.isUnloaded && session.hasErrors) return sendDiagnostics(response, session);
      const stack = await code.mapStack(failure.stack);
      session.addRendered([{ route: page.route, failure: locateFailure({ ...failure, stack }) }]);
      sendDiagnostics(response, session);
    }
  });
}

/** Returns the path of an address as routes are written: decoded, without a slash at the end. */
function toRoute(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}

/** Whether a request may ask for a page; programs other than browsers often accept anything. */
function mayBePage(path: string, method: string | undefined, accept: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (/^\/[_@]/.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
