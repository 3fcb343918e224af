import { type Spread, spread } from '../statistics.ts';
import type { Measured } from './measure.ts';

/** Time and memory of all runs of a scenario. */
export interface Work {
  seconds: Spread;
  cpuSeconds: Spread;
  megabytes: Spread;
  runs: Omit<Measured, 'output'>[];
}

/** Summarizes runs. */
export function summarize(measured: readonly Measured[]): Work {
  const runs = measured.map(({ output: _, ...run }) => run);
  return {
    seconds: spread(runs.map((run) => run.seconds)),
    cpuSeconds: spread(runs.map((run) => run.cpuSeconds)),
    megabytes: spread(runs.map((run) => run.megabytes)),
    runs,
  };
}

/** The results of a scenario. */
export interface Result extends Work {
  /** `written`, `each`, or `own` for the reference site (whose `pages` is 0). */
  form: string;
  pages: number;
  scenario: string;
  title: string;
}

/** Summarizes the runs of a scenario. */
export function result(
  what: Pick<Result, 'form' | 'pages' | 'scenario' | 'title'>,
  measured: readonly Measured[],
): Result {
  return { ...what, ...summarize(measured) };
}
