import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { escapeHtml } from '../page/escape.ts';

/**
 * What `dev` serves while the site has never been free of errors: what is wrong, and where.
 *
 * @param version the state of the site, which the page compares with what it is told of later
 */
export function renderDiagnosticsPage(diagnostics: readonly Diagnostic[], version: number): string {
  const items = diagnostics.map(
    ({ file, line, column, severity, code, message, hint }) =>
      `<li><code>${escapeHtml(file)}:${line}:${column}</code> ${severity} ${code}<br>${escapeHtml(message)}${
        hint ? `<br><em>${escapeHtml(hint)}</em>` : ''
      }</li>`,
  );
  return standIn('The site has errors', `<ol>${items.join('')}</ol>`, version);
}

/** What `dev` serves in place of a page that our own code could not make. */
export function renderInternalErrorPage(stack: string, version: number): string {
  return standIn(
    'Blockwright could not render this page',
    `<pre>${escapeHtml(stack)}</pre>`,
    version,
  );
}

function standIn(title: string, content: string, version: number): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:1rem/1.5 system-ui;max-width:48rem;margin:3rem auto;padding:0 1rem}li{margin:0 0 1rem}pre{white-space:pre-wrap}</style>
<script type="module" src="/@vite/client"></script>
<script type="module" src="/renderer/dev/client.ts"></script>
<meta name="blockwright-version" content="${version}" data-stand-in>
</head><body><h1>${title}</h1>
<p>This page reloads when you fix the errors.</p>
${content}</body></html>`;
}
