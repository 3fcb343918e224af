import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { ReadableStream } from 'node:stream/web';
import { peerHeader } from '../_shared/submission/hashClientAddress.ts';

/** A Connect middleware. */
export type NodeMiddleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Converts a web-standard handler to a Connect middleware.
 *
 * @param owns whether the handler answers a path; other requests go to the next middleware
 */
export function toNodeMiddleware(
  owns: (path: string) => boolean,
  fetch: (request: Request) => Promise<Response>,
): NodeMiddleware {
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!owns(path)) return next();
    sendResponse(request, response, fetch).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else next(error);
    });
  };
}

async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fetch: (request: Request) => Promise<Response>,
): Promise<void> {
  const response = await respond(incoming, fetch);
  outgoing.statusCode = response.status;
  response.headers.forEach((value, name) => {
    outgoing.setHeader(name, value);
  });
  outgoing.end(Buffer.from(await response.arrayBuffer()));
  // Read the rest of a refused body: closing the connection while the client still sends would hide
  // the response from it.
  incoming.resume();
}

async function respond(
  incoming: IncomingMessage,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isLocalHost(incoming.headers.host)) {
    return new Response('Use localhost or an IP address.', { status: 421 });
  }
  let request: Request;
  try {
    request = toWebRequest(incoming);
  } catch {
    // Node accepts methods and URLs that web standards do not allow.
    return new Response('The request is not valid.', { status: 400 });
  }
  return fetch(request);
}

function toWebRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name === 'connection' || name.startsWith(':')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(peerHeader, incoming.socket.remoteAddress ?? '');
  const encrypted = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const origin = `${encrypted ? 'https' : 'http'}://${incoming.headers.host ?? 'localhost'}`;
  const method = incoming.method ?? 'GET';
  const hasNoBody = method === 'GET' || method === 'HEAD';
  // Destroying a refused request would close the connection before the response is sent.
  const chunks = incoming.iterator({ destroyOnReturn: false });
  // Streams require `duplex`, which the types of Node 20 lack.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: hasNoBody ? null : (ReadableStream.from(chunks) as RequestInit['body'] & {}),
    duplex: 'half',
  };
  return new Request(new URL(incoming.url ?? '/', origin), init);
}

/** Whether a host is this machine. Other names that resolve to it must not read the mailbox. */
function isLocalHost(host = 'localhost'): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
