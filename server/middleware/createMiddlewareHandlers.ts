import { parseRequestPath } from '../http/parseRequestPath.ts';
import type { RequestHandler } from '../http/RequestHandler.ts';
import { listMiddleware } from './listMiddleware.ts';
import type { Middleware, ServerName } from './Middleware.ts';
import type { ServedSite } from './ServedSite.ts';

/** Returns the handlers of the requests that features answer. */
export function createMiddlewareHandlers(server: ServerName, site: ServedSite): RequestHandler[] {
  return listMiddleware(server).map((middleware) => createLateHandler(middleware, site));
}

/** Returns a handler that is loaded with the first request, because `dev` must start fast. */
function createLateHandler(middleware: Middleware, site: ServedSite): RequestHandler {
  let loading: Promise<RequestHandler> | undefined;
  return async (request, response, next) => {
    const path = parseRequestPath(request.url);
    if (path === undefined || !isPartOf(middleware.path, path)) return next();
    loading ??= middleware.createHandler(site);
    const handle = await loading;
    return handle(request, response, next);
  };
}

function isPartOf(own: string, path: string): boolean {
  return own.endsWith('/') ? path.startsWith(own) : path.replace(/\/$/, '') === own;
}
