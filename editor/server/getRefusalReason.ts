import type { IncomingMessage } from 'node:http';
import { isForeign } from '../../server/http/checkOrigin.ts';

/**
 * Returns why the editor must refuse a request that the server accepts; undefined if it may answer.
 * Only the server's own pages may use the editor: no link of another site, and no program that
 * changes something without naming its origin.
 */
export function getRefusalReason({
  headers,
  method,
}: Pick<IncomingMessage, 'headers' | 'method'>): string | undefined {
  if (isForeign({ headers })) return 'The request comes from another site';
  if (method === 'GET' || headers.origin !== undefined) return undefined;
  return headers['sec-fetch-site'] === 'same-origin'
    ? undefined
    : 'The request does not name its origin';
}
