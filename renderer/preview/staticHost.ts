import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { hostRules } from './hostRules.ts';

/**
 * Serves a folder as Netlify and Cloudflare Pages do: files, `index.html` of folders, the rules in
 * `_redirects` and `_headers`, and `404.html` with status 404 for everything else.
 */
export async function staticHost(folder: string) {
  const rules = hostRules({
    redirects: await text(join(folder, '_redirects')),
    headers: await text(join(folder, '_headers')),
  });
  const notFound = await text(join(folder, '404.html'));
  const files = sirv(folder, { dev: true, dotfiles: false });
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = decodedPath(request.url ?? '/');
    for (const [name, value] of rules.headersFor(path)) response.setHeader(name, value);
    const redirect = rules.redirectFor(path);
    if (redirect) {
      response.writeHead(redirect.status, { location: redirect.to }).end();
      return;
    }
    if (/^\/_(headers|redirects)$/.test(path)) return answerNotFound();
    files(request, response, answerNotFound);

    function answerNotFound() {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(notFound);
    }
  };
}

function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function text(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => '');
}
