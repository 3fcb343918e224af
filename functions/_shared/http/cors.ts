import type { Environment } from '../ports/Ports.ts';
import { HttpError } from './HttpError.ts';

/**
 * The CORS headers of an answer to this request. `ALLOWED_ORIGINS` lists the sites that may call,
 * separated by commas (`*` for all); pages of the function's own origin always may.
 */
export function createCorsHeaders(request: Request, env: Environment): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null) return {};
  if (!isAllowed(origin, request, env)) return { vary: 'origin' };
  return {
    vary: 'origin',
    'access-control-allow-origin': origin,
    'access-control-allow-methods': 'POST, OPTIONS',
    'access-control-allow-headers': allowedHeaders,
    'access-control-expose-headers': 'retry-after, idempotent-replayed, x-request-id',
    'access-control-max-age': '86400',
  };
}

/**
 * Refuses requests from sites that are not listed. `Origin: null` passes: browsers send it with
 * plain form posts from pages whose referrer policy is strict, and no cookie gives it any power.
 */
export function requireAllowedOrigin(request: Request, env: Environment): void {
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null' || isAllowed(origin, request, env)) return;
  throw new HttpError(403, 'origin_not_allowed', 'This site may not send forms here.');
}

const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'idempotency-key',
  'x-retry-count',
  'traceparent',
  'tracestate',
  'baggage',
].join(', ');

function isAllowed(origin: string, request: Request, env: Environment): boolean {
  if (origin === new URL(request.url).origin) return true;
  const listed = (env('ALLOWED_ORIGINS') ?? '').split(',').map((entry) => entry.trim());
  return listed.includes('*') || listed.includes(origin);
}
