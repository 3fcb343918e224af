import type { Handler } from '../server/Handler.ts';
import type { DevSiteState } from '../session/SiteSession.ts';
import type { DevCode } from './DevCode.ts';
import { renderDiagnosticsPage, renderInternalErrorPage } from './renderDiagnosticsPage.ts';

/** Answers the addresses of pages, and the gallery of section types at `/_gallery`. */
export function answerPages(host: DevSiteState, code: DevCode): Handler {
  return async (request, response, next) => {
    const path = pathOf(request.url ?? '/');
    if (!mayBePage(path, request.method, request.headers.accept ?? '*/*')) return next();
    const html = (content: string, status = 200) => {
      response
        .writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(content);
    };
    const problems = () =>
      html(renderDiagnosticsPage(host.checked?.diagnostics ?? [], host.version), 500);
    try {
      const site = await host.current();
      if (!site) return problems();
      if (path === '/_gallery') {
        const { sectionExamples, renderGallery } = await code.loadGallery();
        return html(renderGallery(sectionExamples, site.renderContext));
      }
      const found = site.pages.get(path);
      const page = found ?? site.pages.get('/404');
      if (!page) return next();
      const { renderPage } = await code.loadRenderer();
      html(renderPage(page, site.renderContext).html, found && path !== '/404' ? 200 : 404);
    } catch (error) {
      // What is half-resolved may not render; why, the diagnostics tell.
      if (host.broken) return problems();
      const stack = await code.formatStack(error);
      process.stderr.write(`${stack}\n`);
      html(renderInternalErrorPage(stack, host.version), 500);
    }
  };
}

/** The route that an address asks for. */
function pathOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}

/** Browsers ask for pages by name; other programs take anything, and pages have no extension. */
function mayBePage(path: string, method: string | undefined, accept: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (path === '/_gallery') return true;
  if (/^\/[_@]/.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}
