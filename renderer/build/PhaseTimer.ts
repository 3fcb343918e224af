/** Takes the time of one phase after the other. */
export class PhaseTimer {
  /** Milliseconds by phase, in order. */
  readonly times: Record<string, number> = {};
  #last = performance.now();

  /** Ends the phase that began when the last one ended. */
  end(name: string): void {
    const now = performance.now();
    this.times[name] = (this.times[name] ?? 0) + now - this.#last;
    this.#last = now;
  }
}
