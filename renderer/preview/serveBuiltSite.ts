import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sendText } from '../server/answerRequests.ts';
import type { Handler } from '../server/Handler.ts';
import { isHiddenPath, parseRequestPath } from '../server/parseRequestPath.ts';
import { sendFile } from '../server/sendFile.ts';
import { isFile } from '../server/servePublicFiles.ts';
import { setSandboxHeaders } from '../server/setSandboxHeaders.ts';
import { type HostingRules, parseHostingRules } from './parseHostingRules.ts';

/**
 * Serves a folder as Netlify and Cloudflare Pages do: files, `index.html` of folders, the rules in
 * `_redirects` and `_headers`, and `404.html` with status 404 for everything else. A build that is
 * made meanwhile is served with its own rules.
 *
 * @param publicFolder holds the files that were copied into the build: those that are documents
 *   are served without scripts
 */
export function serveBuiltSite(folder: string, publicFolder?: string): Handler {
  const rules = currentRules(folder);
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    const answerNotFound = (error?: unknown) => {
      if (error !== undefined) return next(error);
      const page = read(join(folder, '404.html'));
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    };
    const path = parseRequestPath(request.url);
    if (path === undefined) return answerNotFound();
    const { headersFor, redirectFor } = rules();
    for (const [name, value] of headersFor(path)) response.setHeader(name, value);
    const redirect = redirectFor(path);
    if (redirect) {
      response.writeHead(redirect.status, { location: redirect.to }).end();
      return;
    }
    const file = isPrivate(path) ? undefined : fileAt(folder, path);
    if (file === undefined) return answerNotFound();
    const isPage = file.endsWith('.html') && !(publicFolder && isFile(join(publicFolder, file)));
    if (!isPage) setSandboxHeaders(response, file);
    sendFile(request, response, join(folder, file), answerNotFound);
  };
}

/** What hosts read themselves, whatever its case: some file systems know none. */
function isPrivate(path: string): boolean {
  return /^\/_(headers|redirects)\/?$/i.test(path) || isHiddenPath(path);
}

/** The file that a path stands for: itself, a page without its extension, or a folder's page. */
function fileAt(folder: string, path: string): string | undefined {
  const name = path.replace(/\/$/, '');
  const candidates = [...(name === path ? [path] : []), `${name}/index.html`, `${name}.html`];
  return candidates.find((file) => isFile(join(folder, file)));
}

/** The rules of a folder, read again when their files are others than they were. */
function currentRules(folder: string): () => HostingRules {
  const paths = { redirects: join(folder, '_redirects'), headers: join(folder, '_headers') };
  let known: { stamp: string; rules: HostingRules } | undefined;
  return () => {
    const stamp = Object.values(paths).map(stampOf).join();
    if (known?.stamp !== stamp) {
      const { redirects, headers } = paths;
      known = {
        stamp,
        rules: parseHostingRules({ redirects: read(redirects), headers: read(headers) }),
      };
    }
    return known.rules;
  };
}

function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat ? `${stat.size} ${stat.mtimeMs} ${stat.ino}` : '';
}

/** The text of a file; empty when there is none. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
