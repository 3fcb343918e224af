import type { Environment } from '../ports/Ports.ts';
import { HttpError } from './HttpError.ts';

/**
 * Returns the CORS headers for the response to a request. `ALLOWED_ORIGINS` lists the allowed
 * origins, separated by commas (`*` for all); the function's own origin is always allowed.
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
 * Refuses requests from origins that are not allowed. `Origin: null` is accepted: browsers send it
 * with plain form posts from pages with a strict referrer policy, and no cookie grants it any rights.
 *
 * @throws HttpError 403
 */
export function requireAllowedOrigin(request: Request, env: Environment): void {
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null' || isAllowed(origin, request, env)) return;
  throw new HttpError(403, 'origin_not_allowed', ({ otherOrigin }) => otherOrigin);
}

const allowedHeaders = [
  'authorization',
  'x-client-info',
  'apikey',
  'content-type',
  'idempotency-key',
  'x-form',
  'x-form-bot',
  'x-challenge',
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
