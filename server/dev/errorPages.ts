import { escapeHtml } from '../../base/text/escape.ts';
import type { Diagnostic } from '../../schema/vocabulary.ts';

/**
 * Renders the page that lists the diagnostics of a site that cannot be served.
 *
 * @param version the version of the site, by which the page notices newer ones
 */
export function renderDiagnosticsPage(diagnostics: readonly Diagnostic[], version: number): string {
  const items = diagnostics.map(
    ({ file, line, column, severity, code, message, hint }) =>
      `<li><code>${escapeHtml(file)}:${line}:${column}</code> ${severity} ${code}<br>${escapeHtml(message)}${
        hint ? `<br><em>${escapeHtml(hint)}</em>` : ''
      }</li>`,
  );
  return renderErrorPage('The site has errors', `<ol>${items.join('')}</ol>`, version);
}

/** Renders the page that shows why the requested page cannot be rendered. */
export function renderInternalErrorPage(message: string, version: number): string {
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
<script type="module" src="/server/browser/client.ts"></script>
<meta name="blockwright-version" content="${version}" data-error-page>
</head><body><h1>${title}</h1>
<p>This page reloads when you fix the errors.</p>
${content}</body></html>`;
}
