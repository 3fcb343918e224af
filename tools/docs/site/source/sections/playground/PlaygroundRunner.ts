import type { RunAnswer } from './protocol.ts';

/** What becomes of a text. */
export type RunEvent =
  | RunAnswer
  /** The text is not checked, because it is too long. */
  | { kind: 'tooLong'; length: number }
  /** The worker was ended, because it took too long. */
  | { kind: 'ended' };

/** The longest text that is checked, in UTF-16 code units. */
export const longestText = 250_000;

/** How long a run may take, in milliseconds, without the time in which code is loaded. */
export const longestRun = 10_000;

/**
 * Has a worker check texts while they are edited. A newer text replaces an older one; a run that takes
 * too long ends with its worker, and the next one starts another.
 */
export class PlaygroundRunner {
  readonly #address: string;
  readonly #onEvent: (event: RunEvent) => void;
  #worker: Worker | undefined;
  #id = 0;
  #delay: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  /** Whether the worker waits for code that is loaded. */
  #isLoading = false;
  /** When the oldest edit was made that no run has seen. */
  #waitingSince: number | undefined;

  /** @param address of the script of the worker */
  constructor(address: string, onEvent: (event: RunEvent) => void) {
    this.#address = address;
    this.#onEvent = onEvent;
  }

  /** Checks a text once nobody has typed for a moment, and at least once a second. */
  schedule(text: string, route?: string): void {
    clearTimeout(this.#delay);
    if (text.length > longestText) {
      this.#waitingSince = undefined;
      this.#stop();
      this.#onEvent({ kind: 'tooLong', length: text.length });
      return;
    }
    this.#waitingSince ??= performance.now();
    const waited = performance.now() - this.#waitingSince;
    this.#delay = setTimeout(() => this.run(text, route), waited > 1000 ? 0 : 200);
  }

  /** Checks a text now. */
  run(text: string, route?: string): void {
    clearTimeout(this.#delay);
    this.#waitingSince = undefined;
    this.#worker ??= this.#start();
    this.#worker.postMessage({ id: ++this.#id, text, route });
    this.#startLimit();
  }

  /** Ends the worker. */
  close(): void {
    clearTimeout(this.#delay);
    this.#stop();
  }

  #start(): Worker {
    const worker = new Worker(this.#address, { type: 'module', name: 'playground' });
    // Its script is loaded first.
    this.#isLoading = true;
    worker.onmessage = ({ data }: MessageEvent<RunAnswer>) => {
      const isCurrent = data.id === this.#id;
      const isDone = isCurrent && (data.kind === 'rendered' || data.kind === 'failed');
      this.#isLoading = data.kind === 'waiting';
      this.#clearLimit();
      if (!isDone) this.#startLimit();
      if (isCurrent && data.kind !== 'waiting' && data.kind !== 'working') this.#onEvent(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      const message = event.message || 'the code of the checker could not be loaded';
      this.#stop();
      this.#onEvent({ kind: 'failed', id: this.#id, message });
    };
    return worker;
  }

  /** Gives the worker a while until it answers. Further texts do not give it more. */
  #startLimit(): void {
    if (this.#isLoading) return;
    this.#limit ??= setTimeout(() => {
      this.#stop();
      this.#onEvent({ kind: 'ended' });
    }, longestRun);
  }

  #clearLimit(): void {
    clearTimeout(this.#limit);
    this.#limit = undefined;
  }

  #stop(): void {
    this.#clearLimit();
    this.#id++;
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
