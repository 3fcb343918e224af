import type { RequestListener, ServerResponse } from 'node:http';
import { chainHandlers } from './chainHandlers.ts';
import type { Handler } from './Handler.ts';

/**
 * Returns the listener of a server: a request that no handler answers is answered with 404, one
 * that a handler fails at with 500.
 *
 * @param log is given what went wrong
 */
export function answerRequests(
  handlers: readonly Handler[],
  log: (error: unknown) => void,
): RequestListener {
  const all = chainHandlers(...handlers);
  return (request, response) => {
    response.on('error', log);
    all(request, response, (error) => {
      if (error === undefined) return sendText(response, 404, 'Not found');
      // A sender that went away is no fault.
      if (!request.destroyed || request.complete) log(error);
      sendText(response, 500, 'Internal error. The terminal says more.');
    });
  };
}

/** Answers with a line of text; an answer that has begun is broken off. */
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

/** Prints what went wrong with a request. */
export function logError(error: unknown): void {
  process.stderr.write(`${(error as Error)?.stack ?? error}\n`);
}
