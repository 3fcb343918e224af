/** Measures the consecutive phases of a build. */
export class PhaseTimer {
  /** Milliseconds by phase, in order. */
  readonly times: Record<string, number> = {};
  #phaseStart = performance.now();

  /** Ends the current phase under this name and starts the next. */
  end(phase: string): void {
    const now = performance.now();
    this.times[phase] = (this.times[phase] ?? 0) + now - this.#phaseStart;
    this.#phaseStart = now;
  }
}
