import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or calls `next`: with an error if it failed, without one to pass it on. */
export type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;
