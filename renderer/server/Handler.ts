import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request, or calls `next`: with an error when it failed. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => unknown;
