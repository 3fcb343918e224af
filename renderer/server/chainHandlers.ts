import type { Handler } from './Handler.ts';

/**
 * Combines handlers: each may answer or pass the request on. Whatever one throws or rejects with
 * goes to `next`, so that no request can end the process.
 */
export function chainHandlers(...handlers: readonly Handler[]): Handler {
  return (request, response, next) => {
    const run = (index: number) => {
      const handler = handlers[index];
      if (!handler) {
        next();
        return;
      }
      let passed = false;
      const pass = (error?: unknown) => {
        // A handler that fails after it passed the request on must not answer it twice.
        if (passed) return;
        passed = true;
        if (error === undefined) run(index + 1);
        else next(error);
      };
      new Promise((resolve) => resolve(handler(request, response, pass))).catch(pass);
    };
    run(0);
  };
}
