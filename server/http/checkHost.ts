import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendText } from './answerRequests.ts';
import type { Handler } from './Handler.ts';

/** Returns the handler that refuses requests to other hosts than this server's. */
export function checkHost(isOwnHost: (header: string | undefined) => boolean): Handler {
  return (request, response, next) => {
    if (isOwnHost(request.headers.host)) return next();
    sendText(response, 403, 'Blocked: the Host header names another server.');
  };
}

/**
 * Refuses WebSocket upgrades to other hosts, and all but those of Vite's own client.
 *
 * @param isOwnHost receives the `Host` header; returns false for all while Vite is not ready
 */
export function checkUpgrades(
  server: Pick<Server, 'prependListener'>,
  isOwnHost: (header: string | undefined) => boolean,
): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    // Without a listener, the error of a client that goes away would end the process.
    socket.on('error', () => socket.destroy());
    const protocol = request.headers['sec-websocket-protocol'] ?? '';
    const isWellFormed = /^\/(\?|$)/.test(request.url ?? '');
    if (isOwnHost(request.headers.host) && /^vite-(hmr|ping)$/.test(protocol) && isWellFormed)
      return;
    // Vite still receives the request, and throws at an address that it cannot parse.
    request.url = '/';
    request.headers['sec-websocket-protocol'] = '';
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.destroy();
  });
}
