import { Worker } from 'node:worker_threads';
import type { WorkerRequest, WorkerResponse } from './messages.ts';

/** A thread that carries out orders, one after the other; several may wait for their turn. */
export class WorkerThread {
  readonly #worker: Worker;
  readonly #waiting: { resolve(value: unknown): void; reject(error: Error): void }[] = [];

  /** @param script the bundled worker */
  constructor(script: string) {
    this.#worker = new Worker(script, { resourceLimits: { maxYoungGenerationSizeMb: 12 } });
    this.#worker.on('message', (answer: WorkerResponse) => {
      const asked = this.#waiting.shift();
      if (this.#waiting.length === 0) this.#worker.unref();
      if ('value' in answer) asked?.resolve(answer.value);
      else asked?.reject(Object.assign(new Error(), answer.error));
    });
    this.#worker.on('error', (error) => {
      for (const asked of this.#waiting.splice(0)) asked.reject(error);
    });
    this.#worker.unref();
  }

  /** Resolves to what the thread answers; rejects with the error that it ended with. */
  ask(order: WorkerRequest): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#worker.ref();
      this.#waiting.push({ resolve, reject });
      this.#worker.postMessage(order);
    });
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
