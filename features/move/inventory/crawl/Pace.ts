import { setTimeout as wait } from 'node:timers/promises';

/** Decides when the next request may start: after the delay since the last one, and after pauses. */
export class Pace {
  readonly #signal: AbortSignal;
  #next = 0;
  #delay = 0;

  constructor(signal: AbortSignal) {
    this.#signal = signal;
  }

  /** Sets the seconds between two requests. */
  set delay(seconds: number) {
    this.#delay = seconds * 1000;
  }

  /** Lets all requests wait. */
  readonly pause = (seconds: number): void => {
    this.#next = Math.max(this.#next, Date.now() + seconds * 1000);
  };

  /** Resolves when a request may start. */
  async turn(): Promise<void> {
    for (let left = this.#next - Date.now(); left > 0; left = this.#next - Date.now())
      await wait(left, undefined, { signal: this.#signal });
    if (this.#delay > 0) this.#next = Date.now() + this.#delay;
  }
}
