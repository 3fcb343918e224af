import { join } from 'node:path';
import type { Log } from '../_shared/ports/Ports.ts';
import { type Backend, openBackend } from './openBackend.ts';
import { describeSystemError } from './system/describeSystemError.ts';
import { type Middleware, toNodeMiddleware } from './toNodeMiddleware.ts';

/** Where the local backend is and what it is told. */
export interface LocalBackendOptions {
  /** The site's folder: data/forms, data/research; `.blockwright/backend/` is kept there. */
  root: string;
  /** This package's folder, where the migrations are; the site's own when left out. */
  packageRoot?: string;
  /** Another place for what is kept. */
  dataDir?: string;
  /** Settings that come before those of the process; see docs/operators.md. */
  env?: Record<string, string | undefined>;
  /** Takes facts, never what visitors typed; nothing is logged without it. */
  log?: Log;
  /** Takes messages that the operator must see, such as a form that cannot be used; stderr without it. */
  warn?: (message: string) => void;
}

/** A stand-in for a Supabase project, on the site's own origin. */
export interface LocalBackend {
  /** Answers one request below /functions/v1, /storage/v1 or /_mail; 404 for others. */
  fetch: (request: Request) => Promise<Response>;
  /** The same as a connect middleware, which passes other paths on. */
  handle: Middleware;
  /** Opens the database now instead of with the first request. */
  open: () => Promise<Backend>;
  /** Ends what was opened. */
  close: () => Promise<void>;
}

/**
 * The local backend: the site's functions, storage and a mailbox at /_mail, on PGlite or, with
 * `DATABASE_URL`, on a PostgreSQL server. Costs nothing until its first request, which opens the
 * database in a thread of its own. When it cannot be opened, requests are answered with 503 and the
 * next one tries again.
 */
export function startLocalBackend(options: LocalBackendOptions): LocalBackend {
  let opening: Promise<Backend> | undefined;
  let origin = 'http://localhost';
  const log = options.log ?? (() => undefined);
  const open = () => {
    opening ??= openBackend({
      root: options.root,
      packageRoot: options.packageRoot ?? options.root,
      dataDir: options.dataDir ?? join(options.root, '.blockwright/backend'),
      env: (name) => options.env?.[name] || process.env[name] || undefined,
      log,
      warn: options.warn ?? ((message) => console.warn(`Local backend: ${message}`)),
      origin: () => origin,
    }).catch((error: Error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (!owns(url.pathname)) return problem(404, 'NOT_FOUND', 'Not found');
    let backend: Backend;
    try {
      backend = await open();
    } catch (error) {
      log({ backend: 'not available', reason: (error as Error).message });
      return problem(503, 'backend_unavailable', `The local backend: ${(error as Error).message}`);
    }
    origin = url.origin;
    try {
      return await route(backend, request, url);
    } catch (error) {
      const { status, message } = describeSystemError(error);
      log({ backend: 'failed', error: (error as Error).name, status });
      return problem(status, status === 507 ? 'disk_full' : 'unavailable', message);
    }
  };
  return {
    fetch,
    handle: toNodeMiddleware(owns, fetch),
    open,
    async close() {
      const backend = await opening?.catch(() => undefined);
      opening = undefined;
      await backend?.close();
    },
  };
}

function owns(path: string): boolean {
  return /^\/(functions\/v1|storage\/v1|_mail)(\/|$)/.test(path);
}

async function route(backend: Backend, request: Request, url: URL): Promise<Response> {
  const { pathname } = url;
  if (pathname.startsWith('/_mail')) return backend.mailApi(request);
  if (pathname.startsWith('/storage/v1/')) return gateway(request, backend.storageApi);
  const name = pathname.split('/')[3] ?? '';
  const run = Object.hasOwn(backend.functions, name) ? backend.functions[name] : undefined;
  return run?.(request) ?? problem(404, 'NOT_FOUND', 'Requested function was not found');
}

/** What the gateway in front of hosted storage does: preflight, and open CORS on every answer. */
async function gateway(
  request: Request,
  storage: (request: Request) => Promise<Response>,
): Promise<Response> {
  const response =
    request.method === 'OPTIONS' ? new Response(null, { status: 200 }) : await storage(request);
  response.headers.set('access-control-allow-origin', '*');
  if (request.method === 'OPTIONS') {
    response.headers.set('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
    response.headers.set(
      'access-control-allow-headers',
      'authorization, x-client-info, apikey, content-type, x-upsert, cache-control, traceparent, tracestate, baggage',
    );
  }
  return response;
}

function problem(status: number, code: string, message: string): Response {
  return new Response(JSON.stringify({ success: false, error: { code, message } }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
