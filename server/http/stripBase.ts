import { readBasePath } from '../../base/files/readBasePath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';

/**
 * Returns the handler that serves a site below the path of `site.url`: it removes the path from
 * requests, and redirects requests for `/` to it.
 */
export function stripBase(root: string): RequestHandler {
  return (request, response, next) => {
    const base = readBasePath(root);
    const url = request.url ?? '/';
    if (base === '/') return next();
    if (isOutside(url, base)) return redirectTo(base, response);
    if (url.startsWith(base)) request.url = url.slice(base.length - 1);
    next();
  };
}

/** Whether a request is for the first page, but without the base path or its last slash. */
export function isOutside(path: string, base: string): boolean {
  return base !== '/' && (path === '/' || path === base.slice(0, -1));
}

/** Leads a request to the first page. */
export function redirectTo(base: string, response: Parameters<RequestHandler>[1]): void {
  response.writeHead(302, { location: base, 'cache-control': 'no-store' }).end();
}
