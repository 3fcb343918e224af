/** The shortest pause that ends a series of calls, in milliseconds. */
const shortestPause = 700;

/**
 * Runs a task once a series of calls has paused, one run at a time. The longer the last run took,
 * the longer the pause must be.
 */
export class Debouncer {
  readonly #task: () => Promise<void>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> = Promise.resolve();
  #duration = 0;

  /** @param task handles its own failures */
  constructor(task: () => Promise<void>) {
    this.#task = task;
  }

  /**
   * Schedules a run in place of the one that was scheduled before.
   *
   * @param delay in milliseconds
   */
  schedule(delay = Math.max(shortestPause, 2 * this.#duration)): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#running = this.#running.then(() => this.#run());
    }, delay);
  }

  /** Cancels what is scheduled, after waiting for a run under way. */
  async cancel(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#running;
    // The run may have scheduled another one.
    clearTimeout(this.#timer);
  }

  async #run(): Promise<void> {
    const started = performance.now();
    await this.#task();
    this.#duration = performance.now() - started;
  }
}
