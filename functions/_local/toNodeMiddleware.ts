import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';

/** A connect-style middleware. */
export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Lets a web-standard handler answer those requests of a Node server whose path it owns.
 *
 * @param owns whether a path is the handler's
 */
export function toNodeMiddleware(
  owns: (path: string) => boolean,
  fetch: (request: Request) => Promise<Response>,
): Middleware {
  return (request, response, next) => {
    const path = (request.url ?? '/').split('?')[0] ?? '/';
    if (!owns(path)) return next();
    answer(request, response, fetch).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else next(error);
    });
  };
}

async function answer(
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
  // A body that was refused half-way is still read to its end: closing on a sender that is still
  // sending would hide the answer from it.
  incoming.resume();
}

async function respond(
  incoming: IncomingMessage,
  fetch: (request: Request) => Promise<Response>,
): Promise<Response> {
  if (!isOwnName(incoming.headers.host)) {
    return new Response('Use localhost or an IP address.', { status: 421 });
  }
  let request: Request;
  try {
    request = webRequest(incoming);
  } catch {
    // Node takes methods and addresses that web standards do not know.
    return new Response('The request is not valid.', { status: 400 });
  }
  return fetch(request);
}

function webRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value === undefined || name === 'connection' || name.startsWith(':')) continue;
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  headers.set(peerHeader, incoming.socket.remoteAddress ?? '');
  const encrypted = 'encrypted' in incoming.socket && incoming.socket.encrypted === true;
  const origin = `${encrypted ? 'https' : 'http'}://${incoming.headers.host ?? 'localhost'}`;
  const method = incoming.method ?? 'GET';
  const bodiless = method === 'GET' || method === 'HEAD';
  // `duplex` is needed for streams and missing from the types of Node 20.
  const init: RequestInit & { duplex: 'half' } = {
    method,
    headers,
    body: bodiless ? null : bodyOf(incoming),
    duplex: 'half',
  };
  return new Request(new URL(incoming.url ?? '/', origin), init);
}

/** The header in which handlers find the address that is connected; a sender's own is overwritten. */
export const peerHeader = 'x-peer-address';

function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      incoming.on('data', (chunk: Buffer) => {
        if (cancelled.has(incoming)) return;
        controller.enqueue(new Uint8Array(chunk));
        if ((controller.desiredSize ?? 0) <= 0) incoming.pause();
      });
      incoming.on('end', () => {
        if (!cancelled.has(incoming)) controller.close();
      });
      incoming.on('error', (error) => controller.error(error));
      incoming.on('close', () => {
        if (!incoming.complete && !cancelled.has(incoming)) {
          controller.error(new Error('the sender went away'));
        }
      });
      incoming.pause();
    },
    pull() {
      incoming.resume();
    },
    cancel() {
      cancelled.add(incoming);
      incoming.resume();
    },
  });
}

const cancelled = new WeakSet<IncomingMessage>();

/** Pages of other names that were made to point here must not read the mailbox. */
function isOwnName(host = 'localhost'): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
