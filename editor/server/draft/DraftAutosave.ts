import { Debouncer } from '../../../server/session/Debouncer.ts';
import { getSystemErrorReason } from './getSystemErrorReason.ts';

/** The wait before the next attempt after storing failed, in milliseconds. */
const retryDelay = 3000;

/**
 * Stores drafts a moment after the last change. If that fails, the drafts stay in memory, and it
 * tries again until it succeeds.
 */
export class DraftAutosave {
  readonly #store: () => Promise<void>;
  readonly #onChange: () => void;
  readonly #debouncer = new Debouncer(() => this.#attempt());
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

  /** Stores the drafts once nothing has changed for a moment. */
  schedule(): void {
    if (this.#isStopped) return;
    this.#isDue = true;
    this.#debouncer.schedule();
  }

  /** Stores what is not stored yet, and ends. Rejects if that is not possible. */
  async close(): Promise<void> {
    await this.#debouncer.cancel();
    if (this.#isDue) await this.#store();
  }

  /** Ends for good without storing anything: the folder of the drafts is about to be removed. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.#debouncer.cancel();
  }

  async #attempt(): Promise<void> {
    this.#isDue = false;
    let failure: string | undefined;
    try {
      await this.#store();
    } catch (error) {
      this.#isDue = true;
      failure = getSystemErrorReason(error);
      this.#debouncer.schedule(retryDelay);
    }
    const hasSucceededAgain = failure === undefined && this.#failure !== undefined;
    this.#failure = failure;
    if (failure !== undefined || hasSucceededAgain) this.#onChange();
  }
}
