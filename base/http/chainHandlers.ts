import type { RequestHandler } from './RequestHandler.ts';

/**
 * Combines handlers into one that tries them in order, and resolves when they are done. Errors that a
 * handler throws or rejects with go to `next`, so that no request can end the process.
 */
export function chainHandlers(...handlers: readonly RequestHandler[]): RequestHandler {
  return (request, response, next) => {
    const tryFrom = async (index: number): Promise<void> => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      let passed = false;
      let rest: Promise<void> | undefined;
      const pass = (error?: unknown) => {
        // A handler may fail after it passed the request on: it must not be answered twice.
        if (passed) return;
        passed = true;
        if (error === undefined) rest = tryFrom(index + 1);
        else next(error);
      };
      try {
        await handler(request, response, pass);
      } catch (error) {
        pass(error);
      }
      await rest;
    };
    return tryFrom(0);
  };
}
