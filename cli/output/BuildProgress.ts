import type { BuildPhase } from '../../pipeline/index.ts';

/**
 * Shows the progress of a long build in one line of a terminal: how many pages or image copies are
 * done, how many per second, time left. Elsewhere writes a line before images are encoded, which may
 * take minutes.
 */
export class BuildProgress {
  readonly #isQuiet: boolean;
  readonly #isShown: boolean;
  #phase: BuildPhase | '' = '';
  #done = 0;
  #phaseStart = 0;
  #lastWrite = 0;

  constructor({ quiet }: { quiet: boolean }) {
    this.#isQuiet = quiet;
    this.#isShown = !quiet && process.stderr.isTTY === true && process.env.TERM !== 'dumb';
  }

  /**
   * Adds pages or image copies that were processed.
   *
   * @param of the total number, if known
   */
  add(phase: BuildPhase, count: number, of?: number): void {
    const now = performance.now();
    if (phase !== this.#phase) {
      this.#phase = phase;
      this.#done = 0;
      this.#phaseStart = now;
      if (phase === 'encode' && !this.#isShown && !this.#isQuiet)
        process.stderr.write(`Encoding ${of} copies of images …\n`);
    }
    this.#done += count;
    if (!this.#isShown) return;
    if (now - this.#lastWrite < 100) return;
    this.#lastWrite = now;
    process.stderr.write(`\r${this.#formatLine(now - this.#phaseStart, of)}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#lastWrite > 0) process.stderr.write('\r\u001b[K');
  }

  #formatLine(milliseconds: number, of: number | undefined): string {
    const done = this.#done;
    const rate = (done / Math.max(milliseconds, 1)) * 1000;
    const [things, verb] = labels[this.#phase || 'check'];
    const count = of === undefined ? `${done}` : `${done} of ${of}`;
    const timeLeft =
      of === undefined || rate === 0 ? '' : `, ${Math.ceil((of - done) / rate)} s left`;
    return `${count} ${things} ${verb}, ${Math.round(rate)} per second${timeLeft}`;
  }
}

const labels: Record<BuildPhase, [things: string, verb: string]> = {
  check: ['pages', 'checked'],
  render: ['pages', 'rendered'],
  encode: ['image copies', 'encoded'],
};
