import { escapeHtml } from '../../base/text/escape.ts';
import { locateFailure } from '../../code/siteSections/locateFailure.ts';
import { isNotFoundRoute } from '../../renderer/page/shell/isNotFoundRoute.ts';
import { siteSectionRegistry } from '../../renderer/sections/registerSections.ts';
import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { FileChangedError } from '../../schema/manifest/FileTextCache.ts';
import type { RequestHandler } from '../http/RequestHandler.ts';
import type { SiteSession } from '../session/SiteSession.ts';
import type { DevCode } from './DevCode.ts';

/** How often a page is rendered again because a file changed meanwhile. */
const mostRepetitions = 3;

/** Returns the handler of page requests, and of the gallery of section types at `/_gallery`. */
export function handlePages(session: SiteSession, code: DevCode): RequestHandler {
  return async function answer(request, response, next, repetitions = 0): Promise<void> {
    const path = toRoute(request.url ?? '/');
    if (!mayBePage(path, request.method, request.headers.accept ?? '*/*')) return next();
    const sendHtml = (content: string, status = 200) => {
      response
        .writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        })
        .end(content);
    };
    const sendDiagnostics = (diagnostics = session.checked?.diagnostics ?? []) =>
      sendHtml(renderDiagnosticsPage(diagnostics, session.version), 500);
    try {
      const site = await session.upToDate();
      if (!site) return sendDiagnostics();
      if (path === '/_gallery') {
        const { renderGallery } = await code.loadGallery();
        return sendHtml(renderGallery(site.renderContext));
      }
      const found = site.pages.get(path);
      const { renderPage, findNotFoundPage, findSectionFailure } = await code.loadRenderer();
      const page = found ?? findNotFoundPage(path, site.pages, site.renderContext);
      try {
        const { html } = renderPage(page, site.renderContext);
        sendHtml(html, found && !isNotFoundRoute(path) ? 200 : 404);
      } catch (error) {
        const failure = findSectionFailure(page, site.renderContext);
        // A built-in section that throws is a bug of ours.
        if (!failure || !Object.hasOwn(siteSectionRegistry.folders, failure.type)) throw error;
        // The check has reported why.
        if (failure.isUnloaded && session.hasErrors) return sendDiagnostics();
        const stack = await code.mapStack(failure.stack);
        session.addRendered([{ route: page.route, failure: locateFailure({ ...failure, stack }) }]);
        sendDiagnostics();
      }
    } catch (error) {
      // It was saved after the check, and before its text was first needed: the site is read again.
      const isWorthRepeating = repetitions < mostRepetitions && !request.destroyed;
      if (error instanceof FileChangedError && isWorthRepeating)
        return answer(request, response, next, repetitions + 1);
      // A page with errors may not render; its diagnostics tell the author more.
      if (session.hasErrors) return sendDiagnostics();
      const { message, stack } = await code.describeError(error);
      process.stderr.write(`${stack || message}\n`);
      sendHtml(renderInternalErrorPage(stack || message, session.version), 500);
    }
  };
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
  if (path === '/_gallery') return true;
  if (/^\/[_@]/.test(path)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && !/\.\w+$/.test(path));
}

/**
 * Renders the page that lists the diagnostics of a site that cannot be served.
 *
 * @param version the version of the site, by which the page notices newer ones
 */
function renderDiagnosticsPage(diagnostics: readonly Diagnostic[], version: number): string {
  const items = diagnostics.map(
    ({ file, line, column, severity, code, message, hint }) =>
      `<li><code>${escapeHtml(file)}:${line}:${column}</code> ${severity} ${code}<br>${escapeHtml(message)}${
        hint ? `<br><em>${escapeHtml(hint)}</em>` : ''
      }</li>`,
  );
  return renderErrorPage('The site has errors', `<ol>${items.join('')}</ol>`, version);
}

/** Renders the page that shows why the requested page cannot be rendered. */
function renderInternalErrorPage(message: string, version: number): string {
  return renderErrorPage(
    'Blockwright could not render this page',
    `<pre>${escapeHtml(message)}</pre>`,
    version,
  );
}

function renderErrorPage(title: string, content: string, version: number): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui;max-width:48rem;margin:3rem auto;padding:0 1rem}li{margin:0 0 1rem}pre{white-space:pre-wrap}</style>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/server/dev/client.ts"></script>
<meta name="blockwright-version" content="${version}" data-error-page>
</head><body><h1>${title}</h1>
<p>This page reloads when you fix the errors.</p>
${content}</body></html>`;
}
