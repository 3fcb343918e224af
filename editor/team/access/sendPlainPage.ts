import type { ServerResponse } from 'node:http';
import { escapeHtml } from '../../../base/text/escape.ts';

/** Answers with a small page of the server itself, without scripts. */
export function sendPlainPage(
  response: ServerResponse,
  { title, body, status = 200 }: { title: string; body: string; status?: number },
): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; ${pagePolicy}`,
    })
    .end(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root{color-scheme:light dark}
body{font:1rem/1.5 system-ui,sans-serif;max-width:24rem;margin:15vh auto 2rem;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1rem;margin-top:2rem}
a,button,input{font:inherit}form{display:grid;gap:.5rem;margin-block:.75rem}
a.button,button{display:block;width:100%;padding:.6rem 1rem;border:1px solid;border-radius:.5rem;
  background:none;color:inherit;text-align:center;text-decoration:none;cursor:pointer}
input{padding:.6rem;border:1px solid #8a8f99;border-radius:.5rem;width:100%;box-sizing:border-box;
  background:none;color:inherit}input::placeholder{color:inherit;opacity:.7}
button.primary{background:#4a3ad1;border-color:#4a3ad1;color:#fff;font-weight:600}
button.row{text-align:start}button.row b,button.row small{display:block}
:focus-visible{outline:2px solid #7c6cf2;outline-offset:2px}
form[action$=logout]{margin-top:2.5rem}
</style></head><body><main><h1>${escapeHtml(title)}</h1>
${body}
</main></body></html>
`);
}

// Login services on other computers begin with https.
const services = 'https: http://localhost:* http://127.0.0.1:*';
const pagePolicy = `form-action 'self' ${services}; base-uri 'none'; frame-ancestors 'none'`;

/** The body of a page that leads on to the editor. */
export const redirectToEditor =
  '<meta http-equiv="refresh" content="0; url=/_edit"><p><a href="/_edit">Open the editor</a></p>';
