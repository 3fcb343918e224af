import type { RequestListener, ServerResponse } from 'node:http';
import { UserError } from '../errors/UserError.ts';
import { chainHandlers } from './chainHandlers.ts';
import type { RequestHandler } from './RequestHandler.ts';

/**
 * Returns the request listener of a server. It answers with 400 where the address is no path, with
 * 404 where no handler answers, and with 500 where one fails.
 *
 * @param log receives the errors
 */
export function handleRequests(
  handlers: readonly RequestHandler[],
  log: (error: unknown) => void,
): RequestListener {
  const handle = chainHandlers(...handlers);
  return (request, response) => {
    response.on('error', log);
    // Only proxies get other addresses (`http://…`, `*`), and parsers throw at malformed ones.
    if (!request.url?.startsWith('/')) return sendText(response, 400, 'The address is malformed.');
    handle(request, response, (error) => {
      if (error === undefined) return sendText(response, 404, 'Not found');
      // A client that went away in the middle of its request is no error of ours.
      if (!request.destroyed || request.complete) log(error);
      const message = error instanceof UserError && error.message;
      sendText(response, 500, message || 'Internal error. The terminal says more.');
    });
  };
}

/** Answers with a line of text. Aborts an answer that has begun already. */
export function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Record<string, string> = {},
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
    .end(`${text}\n`);
}

/** Prints an error to the terminal, with its stack unless the user can repair the cause. */
export function logError(error: unknown): void {
  const { message, stack } = Object(error);
  process.stderr.write(`${error instanceof UserError ? message : (stack ?? error)}\n`);
}
