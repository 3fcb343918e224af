import { Worker } from 'node:worker_threads';
import type { WorkerResponse } from './messages.ts';

/** A worker thread. It handles requests in order; several may be pending. */
export class WorkerThread<Request> {
  readonly #worker: Worker;
  readonly #pending: { resolve(value: unknown): void; reject(error: Error): void }[] = [];

  /** Whether it has ended, such as for lack of memory. */
  hasEnded = false;

  /** @param script the bundled worker */
  constructor(script: string) {
    this.#worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: 24 } });
    this.#worker.on('message', (response: WorkerResponse) => {
      const request = this.#pending.shift();
      if (this.#pending.length === 0) this.#worker.unref();
      if ('value' in response) request?.resolve(response.value);
      else request?.reject(Object.assign(new Error(), response.error));
    });
    this.#worker.on('error', (error) => {
      this.hasEnded = true;
      for (const request of this.#pending.splice(0)) request.reject(error);
    });
    this.#worker.unref();
  }

  /** How many requests it has not answered yet. */
  get load(): number {
    return this.#pending.length;
  }

  /** Resolves to the thread's result; rejects with the error that the thread threw. */
  send(request: Request): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#worker.ref();
      this.#pending.push({ resolve, reject });
      this.#worker.postMessage(request);
    });
  }

  /** Terminates the thread. */
  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
