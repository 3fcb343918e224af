import type { IncomingMessage } from 'node:http';

/** The requests that a change set is answering: they may write into its folder. */
export class RunningRequests {
  readonly #running = new Map<Promise<unknown>, IncomingMessage>();

  /** Answers a request, and resolves or rejects as `answer` does. */
  async run<Result>(request: IncomingMessage, answer: () => Promise<Result>): Promise<Result> {
    const running = answer();
    this.#running.set(running, request);
    try {
      return await running;
    } finally {
      this.#running.delete(running);
    }
  }

  /** Ends the requests that are still arriving, and waits until all others are answered. */
  async end(): Promise<void> {
    for (const request of this.#running.values()) if (!request.complete) request.destroy();
    await Promise.allSettled(this.#running.keys());
  }
}
