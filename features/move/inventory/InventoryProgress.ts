import { formatMegabytes } from '../../../base/text/formatMegabytes.ts';
import type { CrawlProgress } from './crawl/crawlSite.ts';

/** Shows in one line of a terminal how far an inventory is. Elsewhere it writes nothing. */
export class InventoryProgress implements CrawlProgress {
  readonly #isShown: boolean;
  readonly #isQuiet: boolean;
  #lastWrite = 0;

  constructor(isQuiet: boolean) {
    this.#isQuiet = isQuiet;
    this.#isShown = !isQuiet && process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  }

  onResume(count: number): void {
    if (!this.#isQuiet)
      process.stderr.write(`Continuing: ${count} addresses were read before the interruption.\n`);
  }

  onVisit(done: number, known: number, bytes: number): void {
    const now = performance.now();
    if (!this.#isShown || now - this.#lastWrite < 100) return;
    this.#lastWrite = now;
    const line = `${done} of ${known} known addresses read, ${formatMegabytes(bytes)}`;
    process.stderr.write(`\r${line}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#lastWrite > 0) process.stderr.write('\r\u001b[K');
  }
}
