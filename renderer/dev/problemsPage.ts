import type { Diagnostic } from '../../schema/diagnostics/Diagnostic.ts';
import { escapeHtml } from '../page/escape.ts';

/** What `dev` serves while the site has never been free of errors: what is wrong, and where. */
export function problemsPage(diagnostics: readonly Diagnostic[]): string {
  const items = diagnostics.map(
    ({ file, line, column, severity, code, message, hint }) =>
      `<li><code>${escapeHtml(file)}:${line}:${column}</code> ${severity} ${code}<br>${escapeHtml(message)}${
        hint ? `<br><em>${escapeHtml(hint)}</em>` : ''
      }</li>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>The site has errors</title>
<style>body{font:1rem/1.5 system-ui;max-width:48rem;margin:3rem auto;padding:0 1rem}li{margin:0 0 1rem}</style>
<script type="module" src="/@vite/client"></script>
<script type="module">import.meta.hot?.on('blockwright:update',()=>location.reload())</script>
</head><body><h1>The site has errors</h1>
<p>The page appears here by itself once they are mended.</p>
<ol>${items.join('')}</ol></body></html>`;
}
