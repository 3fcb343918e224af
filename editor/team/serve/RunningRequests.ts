import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';

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

  /**
   * Ends the requests that are still arriving, and waits until all others are answered.
   *
   * @param longest how long to wait at most, in milliseconds: a silent remote can take minutes
   */
  async end(longest?: number): Promise<void> {
    for (const request of this.#running.values()) if (!request.complete) request.destroy();
    const answered = Promise.allSettled(this.#running.keys());
    if (longest === undefined) return void (await answered);
    const timer = new AbortController();
    const { signal } = timer;
    await Promise.race([answered, setTimeout(longest, undefined, { signal }).catch(() => {})]);
    timer.abort();
  }
}
