import { readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { type HostRules, hostRules } from './hostRules.ts';

/**
 * Serves a folder as Netlify and Cloudflare Pages do: files, `index.html` of folders, the rules in
 * `_redirects` and `_headers`, and `404.html` with status 404 for everything else. A build that is
 * made meanwhile is served with its own rules.
 */
export function staticHost(folder: string) {
  const rules = currentRules(folder);
  const files = sirv(folder, { dev: true, dotfiles: false });
  return (request: IncomingMessage, response: ServerResponse) => {
    const path = decodedPath(request.url ?? '/');
    const { headersFor, redirectFor } = rules();
    for (const [name, value] of headersFor(path)) response.setHeader(name, value);
    const redirect = redirectFor(path);
    if (redirect) {
      response.writeHead(redirect.status, { location: redirect.to }).end();
      return;
    }
    if (/^\/_(headers|redirects)$/.test(path)) return answerNotFound();
    files(request, response, answerNotFound);

    function answerNotFound() {
      const page = read(join(folder, '404.html'));
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    }
  };
}

/** The rules of a folder, read again when their files are others than they were. */
function currentRules(folder: string): () => HostRules {
  const paths = { redirects: join(folder, '_redirects'), headers: join(folder, '_headers') };
  let known: { stamp: string; rules: HostRules } | undefined;
  return () => {
    const stamp = Object.values(paths).map(stampOf).join();
    if (known?.stamp !== stamp) {
      const { redirects, headers } = paths;
      known = { stamp, rules: hostRules({ redirects: read(redirects), headers: read(headers) }) };
    }
    return known.rules;
  };
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ino}` : '';
}

function decodedPath(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The text of a file; empty when there is none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
