/**
 * Shows how far a long build is, in one line that is written over again: pages done, pages a
 * second, time left. Nothing where no person looks on.
 */
export class BuildProgress {
  readonly #stream: NodeJS.WriteStream;
  #phase = '';
  #done = 0;
  #started = 0;
  #shown = 0;

  constructor(stream: NodeJS.WriteStream = process.stderr) {
    this.#stream = stream;
  }

  /** Takes note of pages that were checked or rendered; `of` is how many there are. */
  add(phase: 'check' | 'render', pages: number, of?: number): void {
    if (!this.#stream.isTTY) return;
    const now = performance.now();
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#done = 0;
      this.#started = now;
    }
    this.#done += pages;
    if (now - this.#shown < 100) return;
    this.#shown = now;
    this.#stream.write(`\r${this.#line(now - this.#started, of)}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#shown > 0) this.#stream.write('\r\u001b[K');
  }

  #line(milliseconds: number, of: number | undefined): string {
    const rate = (this.#done / Math.max(milliseconds, 1)) * 1000;
    const verb = this.#phase === 'check' ? 'checked' : 'rendered';
    const count = of === undefined ? `${this.#done}` : `${this.#done} of ${of}`;
    const left = of === undefined ? '' : `, ${Math.ceil((of - this.#done) / rate)} s left`;
    return `${count} pages ${verb}, ${Math.round(rate)} per second${left}`;
  }
}
