import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFile } from '../../base/files/isFile.ts';
import { sendText } from '../../base/http/handleRequests.ts';
import { isHiddenPath, parseRequestPath } from '../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { sendFile } from '../../base/http/sendFile.ts';
import { findRedirect } from '../../base/redirects/findRedirect.ts';
import { readRedirects } from '../../base/redirects/parseRedirects.ts';
import { encodeAddress } from '../../base/text/encodePath.ts';
import { setSandboxHeaders } from '../http/setSandboxHeaders.ts';
import { isOutside, redirectTo } from '../http/stripBase.ts';
import { sendCompressed } from './sendCompressed.ts';

/**
 * Returns the handler that serves a build as Netlify and Cloudflare Pages do: files, `index.html` of
 * folders, compressed, the rules in `_redirects` and `_headers`, and `404.html` for everything else.
 * A later build is served with its own rules.
 *
 * @param publicFolder the folder whose files were copied into the build; documents among them are
 *   served without scripts
 * @param base the path of `site.url`, below which the site is served
 */
export function serveBuiltSite(folder: string, publicFolder?: string, base = '/'): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD.', { allow: 'GET, HEAD' });
    let name: string | undefined;
    const sendNotFound = (error?: unknown) => {
      if (error !== undefined) return next(error);
      const page = readText(join(folder, findNotFoundFile(folder, name)));
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(page);
    };
    const path = parseRequestPath(request.url);
    if (path === undefined) return sendNotFound();
    if (isOutside(path, base)) return redirectTo(base, response);
    const headers = parseHeaders(readText(join(folder, '_headers')));
    for (const [name, value] of headersFor(path, headers)) response.setHeader(name, value);
    // `/shop/about` is served from about/index.html.
    name = path.startsWith(base) ? path.slice(base.length - 1) : undefined;
    const file =
      name === undefined || isHostingFile(name) || isHiddenPath(name)
        ? undefined
        : findFile(folder, name);
    const redirects = readRedirects(readText(join(folder, '_redirects')));
    const redirect = findRedirect(redirects, request.url ?? '/', () => file !== undefined);
    if (redirect) {
      response.writeHead(redirect.status, { location: encodeAddress(redirect.to) }).end();
      return;
    }
    if (file === undefined) return sendNotFound();
    const isPage = file.endsWith('.html') && !(publicFolder && isFile(join(publicFolder, file)));
    if (!isPage) setSandboxHeaders(response, file);
    // Lets browsers keep pages for the back button, as hosts do.
    if (!response.hasHeader('cache-control'))
      response.setHeader('cache-control', 'public, max-age=0, must-revalidate');
    if (!sendCompressed(request, response, join(folder, file)))
      sendFile(request, response, join(folder, file), sendNotFound);
  };
}

/** Whether a path belongs to a file for the host. Ignores case, as some file systems do. */
function isHostingFile(path: string): boolean {
  return /^\/_(headers|redirects)\/?$/i.test(path);
}

/** Returns the file to serve for a path: itself, a folder's index.html, or a page by its name. */
function findFile(folder: string, path: string): string | undefined {
  const name = path.replace(/\/$/, '');
  const candidates = [...(name === path ? [path] : []), `${name}/index.html`, `${name}.html`];
  return candidates.find((file) => isFile(join(folder, file)));
}

/** Returns the nearest `404.html` in the folders of a path. */
function findNotFoundFile(folder: string, path = '/'): string {
  const names = path.split('/').slice(1, -1);
  const folders = names.map((_, index) => names.slice(0, names.length - index).join('/'));
  return (
    [...folders.map((name) => `${name}/404.html`), '404.html'].find((file) =>
      isFile(join(folder, file)),
    ) ?? '404.html'
  );
}

/** Returns the text of a file; empty if it cannot be read. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** The headers for a path, or for a prefix ending in `*`. */
interface HeaderBlock {
  pattern: string;
  headers: [string, string][];
}

/** Parses `_headers`. */
function parseHeaders(text: string): HeaderBlock[] {
  const blocks: HeaderBlock[] = [];
  for (const line of text.split('\n')) {
    if (!line.trim()) continue;
    const colon = line.indexOf(':');
    if (!/^\s/.test(line)) blocks.push({ pattern: line.trim(), headers: [] });
    else blocks.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return blocks;
}

/** Returns the headers for a path; later blocks override earlier ones. */
function headersFor(path: string, blocks: readonly HeaderBlock[]): Map<string, string> {
  return new Map(
    blocks.filter(({ pattern }) => matches(pattern, path)).flatMap(({ headers }) => headers),
  );
}

function matches(pattern: string, path: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}
