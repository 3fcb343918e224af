import { getOwn } from '../../../base/values/getOwn.ts';
import type { FunctionHandler } from '../ports/Ports.ts';
import { peerHeader } from '../submission/hashClientAddress.ts';

/** The connection of a request, as `deno serve` passes it. */
interface DenoConnection {
  remoteAddr: { hostname?: string };
}

/**
 * Creates the server of all functions for `deno serve`, at the paths `/functions/v1/NAME` and `/NAME`.
 * It passes the address of the connection to the functions, which no sender can forge.
 *
 * @param create creates the handlers at the first request
 */
export function createDenoServer(create: () => Readonly<Record<string, FunctionHandler>>): {
  fetch: (request: Request, connection: DenoConnection) => Promise<Response>;
} {
  let functions: Readonly<Record<string, FunctionHandler>> | undefined;
  return {
    async fetch(request, { remoteAddr }) {
      functions ??= create();
      const path = new URL(request.url).pathname.replace(/^\/functions\/v1/, '');
      const name = path.split('/')[1] ?? '';
      const handler = getOwn(functions, name);
      if (handler === undefined) return new Response('Not found', { status: 404 });
      const headers = new Headers(request.headers);
      headers.set(peerHeader, remoteAddr.hostname ?? '');
      return handler(new Request(request, { headers }));
    },
  };
}
