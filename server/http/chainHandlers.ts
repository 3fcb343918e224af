import type { RequestHandler } from './RequestHandler.ts';

/**
 * Combines handlers into one that tries them in order. Errors that a handler throws or rejects with
 * go to `next`, so that no request can end the process.
 */
export function chainHandlers(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const tryFrom = (index: number) => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      let passed = false;
      const pass = (error?: unknown) => {
        // A handler may fail after it passed the request on: it must not be answered twice.
        if (passed) return;
        passed = true;
        if (error === undefined) tryFrom(index + 1);
        else next(error);
      };
      new Promise((resolve) => resolve(handler(request, response, pass))).catch(pass);
    };
    tryFrom(0);
  };
}
