/** Measures the consecutive phases of a build. */
export class PhaseTimer {
  /** Milliseconds by phase, in order. */
  readonly times: Record<string, number> = {};
  #phaseStart = process.uptime();

  /** Ends the current phase under this name and starts the next. */
  end(phase: string): void {
    const now = process.uptime();
    this.times[phase] = (this.times[phase] ?? 0) + (now - this.#phaseStart) * 1000;
    this.#phaseStart = now;
  }
}
