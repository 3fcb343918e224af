import { parseRequestPath } from '../../base/http/parseRequestPath.ts';
import type { RequestHandler } from '../../base/http/RequestHandler.ts';
import { listMiddleware } from './listMiddleware.ts';
import type { ClosableHandler, Middleware, ServerName } from './Middleware.ts';
import type { LocalSite, ServedSite } from './ServedSite.ts';

/** What features add to a server. */
export interface MiddlewareHandlers {
  /** Answer the requests of features. */
  handlers: RequestHandler[];
  /** Ends what the features have started. */
  close(): Promise<void>;
}

/** Creates the handlers of the requests that features answer. */
export function createMiddlewareHandlers(server: ServerName, site: ServedSite): MiddlewareHandlers {
  return joinHandlers(
    listMiddleware(server).map((middleware) =>
      createLateHandler(middleware, () => middleware.createHandler(site)),
    ),
  );
}

/** Creates the handlers of the requests to `preview` that features answer. */
export function createPreviewHandlers(site: LocalSite): MiddlewareHandlers {
  return joinHandlers(
    listMiddleware('preview').map((middleware) =>
      createLateHandler(
        middleware,
        async () => (await middleware.createPreviewHandler?.(site)) ?? passOn,
      ),
    ),
  );
}

const passOn: RequestHandler = (_request, _response, next) => next();

function joinHandlers(all: readonly ClosableHandler[]): MiddlewareHandlers {
  return {
    handlers: all.map(({ handle }) => handle),
    async close() {
      await Promise.all(all.map((handler) => handler.close()));
    },
  };
}

/** Returns a handler that is loaded with the first request, because `dev` must start fast. */
function createLateHandler(
  { path: ownPath, ownsPath }: Pick<Middleware, 'path' | 'ownsPath'>,
  load: () => Promise<RequestHandler | ClosableHandler>,
): ClosableHandler {
  let loading: ReturnType<typeof load> | undefined;
  return {
    async handle(request, response, next) {
      const path = parseRequestPath(request.url);
      if (path === undefined || !(isPartOf(ownPath, path) || ownsPath?.(path))) return next();
      loading ??= load();
      const handler = await loading;
      const handle = typeof handler === 'function' ? handler : handler.handle;
      return handle(request, response, next);
    },
    async close() {
      const handler = await loading?.catch(() => undefined);
      if (typeof handler === 'object') await handler.close();
    },
  };
}

function isPartOf(own: string, path: string): boolean {
  return own.endsWith('/') ? path.startsWith(own) : path.replace(/\/$/, '') === own;
}
