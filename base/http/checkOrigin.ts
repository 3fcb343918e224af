import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendText } from './handleRequests.ts';
import type { RequestHandler } from './RequestHandler.ts';

/**
 * Returns the handler that answers only to this server's own pages, to links that lead to it, and to
 * programs of this machine.
 *
 * @param isOwnHost receives the `Host` header
 * @param origin the origin of the server's pages, where a proxy gives them another one
 */
export function checkOrigin(isOwnHost: HostMatcher, origin?: string): RequestHandler {
  return (request, response, next) => {
    const reason = getRefusalReason(request, isOwnHost, origin);
    if (reason) return sendText(response, 403, `Blocked: ${reason}.`);
    // Browsers report the site of a request only to addresses that they trust.
    response.setHeader('cross-origin-resource-policy', 'same-origin');
    next();
  };
}

/**
 * Refuses WebSocket upgrades, unless Vite's client asks for one from the same origin.
 *
 * @param isOwnHost receives the `Host` header; returns false for all while Vite is not ready
 */
export function checkUpgrades(
  server: Pick<Server, 'prependListener'>,
  isOwnHost: HostMatcher,
): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    // Without a listener, the error of a client that goes away would end the process.
    socket.on('error', () => socket.destroy());
    const { host, origin, 'sec-websocket-protocol': protocol = '' } = request.headers;
    const isWellFormed = /^\/(\?|$)/.test(request.url ?? '');
    const isOwn = isOwnHost(host) && !isForeign({ headers: { host, origin } });
    if (isOwn && /^vite-(hmr|ping)$/.test(protocol) && isWellFormed) return;
    // Vite still receives the request, and throws at an address that it cannot parse.
    request.url = '/';
    request.headers['sec-websocket-protocol'] = '';
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.destroy();
  });
}

/** Whether the headers say that a page of another origin sent the request. */
export function isForeign(
  { headers }: { headers: Sender },
  ownOrigin = `http://${headers.host}`,
): boolean {
  const { origin, 'sec-fetch-site': site = 'none' } = headers;
  if (origin !== undefined && origin !== ownOrigin) return true;
  return site !== 'same-origin' && site !== 'none';
}

type Sender = Pick<IncomingHttpHeaders, 'host' | 'origin' | 'sec-fetch-site'>;

type HostMatcher = (header: string | undefined) => boolean;

/** Returns why a request must be refused; undefined if it may be answered. */
function getRefusalReason(
  request: IncomingMessage,
  isOwnHost: HostMatcher,
  origin: string | undefined,
): string | undefined {
  if (!isOwnHost(request.headers.host)) return 'the Host header names another server';
  return isForeign(request, origin) && !isLink(request)
    ? 'the request comes from another site'
    : undefined;
}

/** Whether the browser follows a link to a page, which the other site cannot read. */
function isLink({ headers, method }: IncomingMessage): boolean {
  return (
    method === 'GET' &&
    headers.origin === undefined &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}
