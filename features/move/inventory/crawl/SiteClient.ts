import { type Answer, fetchPolitely } from './fetchPolitely.ts';
import { Pace } from './Pace.ts';

/** Fetches addresses of one site at its pace. */
export class SiteClient {
  /** The address where the crawl starts. */
  readonly start: URL;
  readonly signal: AbortSignal;
  /** When the crawl started, in milliseconds. */
  readonly started = Date.now();
  readonly #pace: Pace;

  constructor(start: URL, signal: AbortSignal) {
    this.start = start;
    this.signal = signal;
    this.#pace = new Pace(signal);
  }

  /** Sets the seconds between two requests. */
  setDelay(seconds: number): void {
    this.#pace.delay = seconds;
  }

  /**
   * Fetches an address from the root of the site, or a URL of it.
   *
   * @param wantsFile whether it is a picture or another file, and no page
   */
  async fetch(address: string, wantsFile = false): Promise<Answer> {
    await this.#pace.turn();
    const options = { signal: this.signal, pause: this.#pace.pause, wantsFile };
    const isWhole = /^https?:/.test(address);
    return fetchPolitely(isWhole ? address : this.start.origin + address, options);
  }
}
