import { isIPv6, type Socket } from 'node:net';
import { cachePath } from '../../base/files/cachePath.ts';
import { plainLook } from '../_shared/ports/SiteBranding.ts';
import { peerHeader } from '../_shared/submission/hashClientAddress.ts';
import type { LocalBackendOptions } from './BackendOptions.ts';
import { createChallengeScript } from './challenge/challengeScript.ts';
import type { Backend } from './openBackend.ts';
import { ownsPath } from './ownsPath.ts';
import { describeSystemError } from './system/describeSystemError.ts';
import { type NodeMiddleware, toNodeMiddleware } from './toNodeMiddleware.ts';

/** A local replacement for a Supabase project on the site's own origin. */
export interface LocalBackend {
  /**
   * Answers requests to /functions/v1, /storage/v1, /_mail, /_submissions, /_challenge and /_service;
   * other paths get 404.
   */
  fetch: (request: Request) => Promise<Response>;
  /** The same as a Connect middleware, which passes other paths to the next one. */
  handle: NodeMiddleware;
  /** Opens the database now instead of at the first request. */
  open: () => Promise<Backend>;
  /** Stops the backend and closes its database. */
  close: () => Promise<void>;
}

/**
 * Starts a local backend: the site's functions, storage and a mailbox at /_mail, on PGlite or, with
 * `DATABASE_URL`, on a PostgreSQL server. The first request opens the database in a worker thread;
 * before that it uses no resources. While the database does not open, requests get 503 and the next
 * request tries again.
 */
export function startLocalBackend(options: LocalBackendOptions): LocalBackend {
  let opening: Promise<Backend> | undefined;
  let origin = 'http://localhost';
  let address: string | undefined;
  const log = options.log ?? (() => undefined);
  const start = async () => {
    // Lazy import: most runs of `dev` never ask the back end.
    const { openBackend } = await import('./openBackend.ts');
    return openBackend({
      root: options.root,
      packageRoot: options.packageRoot ?? options.root,
      dataDir: options.dataDir ?? cachePath(options.root, 'backend'),
      env: (name) => options.env?.[name] || process.env[name] || undefined,
      log,
      address,
      warn: options.warn ?? ((message) => console.warn(`Local backend: ${message}`)),
      look: options.look ?? (() => plainLook),
      origin: () => origin,
    });
  };
  const open = () => {
    opening ??= start().catch((error: Error) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  const fetch = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (!ownsPath(url.pathname)) return createErrorResponse(404, 'NOT_FOUND', 'Not found');
    if (url.pathname === '/_challenge/api.js') return createChallengeScript();
    let backend: Backend;
    try {
      backend = await open();
    } catch (error) {
      log({ backend: 'not available', reason: (error as Error).message });
      return createErrorResponse(
        503,
        'backend_unavailable',
        `The local backend is not available: ${(error as Error).message}`,
      );
    }
    origin = url.origin;
    try {
      return await route(backend, request, url);
    } catch (error) {
      const { status, message } = describeSystemError(error);
      log({ backend: 'failed', error: (error as Error).name, status });
      return createErrorResponse(status, status === 507 ? 'disk_full' : 'unavailable', message);
    }
  };
  const handle = toNodeMiddleware(ownsPath, fetch);
  return {
    fetch,
    handle(request, response, next) {
      address ??= formatAddress(request.socket);
      handle(request, response, next);
    },
    open,
    async close() {
      const backend = await opening?.catch(() => undefined);
      opening = undefined;
      await backend?.close();
    },
  };
}

/** Returns the address at which a server accepted a connection; the header `Host` could name another. */
function formatAddress({ localAddress, localPort }: Socket): string | undefined {
  if (localAddress === undefined) return undefined;
  return `http://${isIPv6(localAddress) ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/** Whether a path shows what visitors sent. */
function isPrivate(path: string): boolean {
  return path.startsWith('/_mail') || path.startsWith('/_submissions');
}

/**
 * Whether a request comes from this machine: directly, by a loopback address, and to a loopback name.
 * A proxy that forwards requests of others says so in a header.
 */
function isFromThisMachine(request: Request): boolean {
  const { hostname } = new URL(request.url);
  const peer = request.headers.get(peerHeader) ?? '127.0.0.1';
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some((name) =>
    request.headers.has(name),
  );
  return isLoopback(peer) && isLoopback(hostname) && !isForwarded;
}

function isLoopback(name: string): boolean {
  return /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|::ffff:127(?:\.\d{1,3}){3}|\[?::1\]?)$/.test(
    name,
  );
}

async function route(backend: Backend, request: Request, url: URL): Promise<Response> {
  const { pathname } = url;
  if (isPrivate(pathname)) {
    if (!isFromThisMachine(request)) {
      return createErrorResponse(
        403,
        'local_only',
        'Only this machine may read what visitors sent.',
      );
    }
    const answer = pathname.startsWith('/_mail') ? backend.mailApi : backend.submissionsApi;
    return answer(request);
  }
  if (pathname.startsWith('/storage/v1/')) return applyStorageGateway(request, backend.storageApi);
  if (pathname === '/_service') return backend.formService(request);
  const name = pathname.split('/')[3] ?? '';
  const handler = Object.hasOwn(backend.functions, name) ? backend.functions[name] : undefined;
  return (
    handler?.(request) ?? createErrorResponse(404, 'NOT_FOUND', 'Requested function was not found')
  );
}

/** Adds what the gateway of hosted storage adds: preflight responses and open CORS headers. */
async function applyStorageGateway(
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

function createErrorResponse(status: number, code: string, message: string): Response {
  return new Response(JSON.stringify({ success: false, error: { code, message } }), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}
