import { explainSystemError } from './explainSystemError.ts';

/** How long nothing may change before drafts are stored, in milliseconds. */
const pause = 700;
/** How long to wait before the next attempt when storing failed, in milliseconds. */
const retryAfter = 3000;

/**
 * Stores drafts a moment after the last change. When that fails, the drafts stay in memory, and it
 * tries again until it succeeds.
 */
export class DraftAutosave {
  readonly #store: () => Promise<void>;
  readonly #onChange: () => void;
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> = Promise.resolve();
  #took = 0;
  #due = false;
  #problem: string | undefined;

  /** @param onChange is called when storing fails, and when it succeeds again */
  constructor(store: () => Promise<void>, onChange: () => void) {
    this.#store = store;
    this.#onChange = onChange;
  }

  /** Why the drafts could not be stored; undefined while all is well. */
  get failure(): string | undefined {
    return this.#problem;
  }

  /** Stores once nothing has changed for a moment: the longer it takes, the longer it waits. */
  storeSoon(): void {
    this.#due = true;
    this.#after(Math.max(pause, 2 * this.#took));
  }

  /** Stores what is not stored yet, and ends. Rejects when that is not possible. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#storing;
    clearTimeout(this.#timer);
    if (this.#due) await this.#store();
  }

  #after(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      // It handles its own failures.
      this.#storing = this.#storing.then(() => this.#attempt());
    }, milliseconds);
  }

  async #attempt(): Promise<void> {
    const started = performance.now();
    this.#due = false;
    let problem: string | undefined;
    try {
      await this.#store();
    } catch (error) {
      this.#due = true;
      problem = explainSystemError(error);
      this.#after(retryAfter);
    }
    this.#took = performance.now() - started;
    if (problem === this.#problem) return;
    this.#problem = problem;
    this.#onChange();
  }
}
