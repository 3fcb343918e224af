import { getSystemErrorReason } from './getSystemErrorReason.ts';

/** How long the first change waits to be stored, together with those that follow, in milliseconds. */
const storeDelay = 500;

/** The wait before the next attempt after storing failed, in milliseconds. */
const retryDelay = 2000;

/**
 * Stores drafts a moment after the first change that is not stored, whatever follows: people type for
 * hours. If that fails, the drafts stay in memory, and it tries again until it succeeds.
 */
export class DraftAutosave {
  readonly #store: () => Promise<void>;
  readonly #onChange: () => void;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #isDue = false;
  #isStopped = false;
  #failure: string | undefined;

  /** @param onChange is called whenever storing fails, and when it succeeds again */
  constructor(store: () => Promise<void>, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  /** Why the last attempt failed; undefined if it did not. */
  get failure(): string | undefined {
    return this.#failure;
  }

  /** Stores the drafts soon. */
  schedule(): void {
    if (this.#isStopped) return;
    this.#isDue = true;
    this.#begin(storeDelay);
  }

  /** Stores what is not stored yet, and ends. Rejects if that is not possible. */
  async close(): Promise<void> {
    await this.#cancel();
    if (!this.#isDue) return;
    this.#isDue = false;
    try {
      await this.#store();
    } catch (error) {
      // Whoever closes may go on.
      this.schedule();
      throw error;
    }
  }

  /** Ends for good without storing anything: the folder of the drafts is about to be removed. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#cancel();
  }

  /** Waits for an attempt under way, and cancels the next one. */
  async #cancel(): Promise<void> {
    this.#end();
    await this.#running;
    this.#end();
  }

  #begin(delay: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#running = this.#running.then(() => this.#attempt());
    }, delay).unref();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  async #attempt(): Promise<void> {
    this.#isDue = false;
    let failure: string | undefined;
    try {
      await this.#store();
    } catch (error) {
      this.#isDue = true;
      failure = getSystemErrorReason(error);
      if (!this.#isStopped) this.#begin(retryDelay);
    }
    const hasSucceededAgain = failure === undefined && this.#failure !== undefined;
    this.#failure = failure;
    if (failure !== undefined || hasSucceededAgain) this.#onChange();
  }
}
