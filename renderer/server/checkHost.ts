import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendText } from './answerRequests.ts';
import type { Handler } from './Handler.ts';

/** Refuses requests under names that are not this server's; see `hostNames`. */
export function checkHost(isOwnName: (header: string | undefined) => boolean): Handler {
  return (request, response, next) => {
    if (isOwnName(request.headers.host)) return next();
    sendText(response, 403, 'Blocked: the Host header names another server.');
  };
}

/**
 * Refuses upgrades to anything but Vite's own connection, and those under a foreign name.
 *
 * @param isOwnName decides by the `Host` header; it may refuse all as long as nobody takes them
 */
export function checkUpgrades(
  server: Pick<Server, 'prependListener'>,
  isOwnName: (header: string | undefined) => boolean,
): void {
  server.prependListener('upgrade', (request: IncomingMessage, socket: Duplex) => {
    // A socket without a listener for errors ends the process when its other end goes away.
    socket.on('error', () => socket.destroy());
    const protocol = request.headers['sec-websocket-protocol'] ?? '';
    const wellFormed = /^\/(\?|$)/.test(request.url ?? '');
    if (isOwnName(request.headers.host) && /^vite-(hmr|ping)$/.test(protocol) && wellFormed) return;
    // Vite reads the request all the same, and throws at an address that it cannot parse.
    request.url = '/';
    request.headers['sec-websocket-protocol'] = '';
    socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.destroy();
  });
}
