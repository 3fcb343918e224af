import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as Local from '../../functions/_local/startLocalBackend.ts';

/** The part of a server that answers what a hosted project would. */
export interface LocalBackend {
  /** Answers requests to the backend's addresses; calls `next` for all others. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void;
  close(): Promise<void>;
}

/**
 * The local backend for `dev` and `preview`. It starts with the first request to it, so that
 * serving pages costs nothing.
 */
export function localBackend(options: { root: string; packageRoot: string }): LocalBackend {
  let started: ReturnType<typeof Local.startLocalBackend> | undefined;
  const start = async () => {
    const { startLocalBackend } = await import('../../functions/_local/startLocalBackend.ts');
    return startLocalBackend(options);
  };
  return {
    async handle(request, response, next) {
      if (!/^\/(functions\/v1|storage\/v1|_mail)(\/|\?|$)/.test(request.url ?? '')) return next();
      try {
        started ??= start();
        (await started).handle(request, response, next);
      } catch (error) {
        started = undefined;
        response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' });
        response.end(`The local backend could not start: ${(error as Error).message}\n`);
      }
    },
    async close() {
      await (await started)?.close();
    },
  };
}
