import type { Measured } from '../build/measure.ts';
import { type Spread, spread } from '../statistics.ts';

/** The measurements of a generator for a site. */
export interface PeerResult {
  tool: string;
  title: string;
  form: string;
  pages: number;
  /** Mean size of the HTML of a page in bytes. */
  pageBytes: number;
  cold: Work;
  edited: Work;
}

/** Time and memory of a scenario. */
export interface Work {
  seconds: Spread;
  cpuSeconds: Spread;
  megabytes: Spread;
  runs: Omit<Measured, 'output'>[];
}

/** Summarizes the runs of a generator. */
export function peerResult(
  what: Omit<PeerResult, 'cold' | 'edited'>,
  cold: readonly Measured[],
  edited: readonly Measured[],
): PeerResult {
  return { ...what, cold: summary(cold), edited: summary(edited) };
}

function summary(measured: readonly Measured[]): Work {
  const runs = measured.map(({ output: _, ...run }) => run);
  return {
    seconds: spread(runs.map((run) => run.seconds)),
    cpuSeconds: spread(runs.map((run) => run.cpuSeconds)),
    megabytes: spread(runs.map((run) => run.megabytes)),
    runs,
  };
}
