import type { IncomingMessage } from 'node:http';

/**
 * Returns why a request must be refused; undefined if it may be answered. Only this server's own
 * pages may use the editor: no other site in the browser, and no domain that points here.
 */
export function getRefusalReason({
  headers,
  method,
  socket,
}: Pick<IncomingMessage, 'headers' | 'method' | 'socket'>): string | undefined {
  const host = headers.host ?? '';
  if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host))
    return 'The editor accepts requests to localhost only';
  if (!/^(127\.|::1$|::ffff:127\.)/.test(socket.remoteAddress ?? ''))
    return 'The editor accepts requests from this computer only';
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none')
    return 'The request comes from another site';
  if (headers.origin !== undefined && headers.origin !== `http://${host}`)
    return 'The request comes from another site';
  if (method !== 'GET' && headers.origin === undefined && site !== 'same-origin')
    return 'The request does not name its origin';
  return undefined;
}
