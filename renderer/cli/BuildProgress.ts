/**
 * Shows the progress of a long build in one line of a terminal: pages done, pages per second, time
 * left. Writes nothing elsewhere.
 */
export class BuildProgress {
  readonly #isShown: boolean;
  #phase = '';
  #pagesDone = 0;
  #phaseStart = 0;
  #lastWrite = 0;

  constructor({ quiet }: { quiet: boolean }) {
    this.#isShown = !quiet && process.stderr.isTTY === true;
  }

  /**
   * Adds pages that were checked or rendered.
   *
   * @param of the total number of pages, if known
   */
  add(phase: 'check' | 'render', pages: number, of?: number): void {
    if (!this.#isShown) return;
    const now = performance.now();
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#pagesDone = 0;
      this.#phaseStart = now;
    }
    this.#pagesDone += pages;
    if (now - this.#lastWrite < 100) return;
    this.#lastWrite = now;
    process.stderr.write(`\r${this.#formatLine(now - this.#phaseStart, of)}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#lastWrite > 0) process.stderr.write('\r\u001b[K');
  }

  #formatLine(milliseconds: number, of: number | undefined): string {
    const pages = this.#pagesDone;
    const rate = (pages / Math.max(milliseconds, 1)) * 1000;
    const verb = this.#phase === 'check' ? 'checked' : 'rendered';
    const count = of === undefined ? `${pages}` : `${pages} of ${of}`;
    const timeLeft = of === undefined ? '' : `, ${Math.ceil((of - pages) / rate)} s left`;
    return `${count} pages ${verb}, ${Math.round(rate)} per second${timeLeft}`;
  }
}
