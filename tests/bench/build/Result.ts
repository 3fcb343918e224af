import { type Spread, spread } from '../statistics.ts';
import type { Measured } from './measure.ts';

/** The results of all runs of a scenario. */
export interface Result {
  /** `written`, `each`, or `own` for the reference site (whose `pages` is 0). */
  form: string;
  pages: number;
  scenario: string;
  title: string;
  seconds: Spread;
  cpuSeconds: Spread;
  megabytes: Spread;
  runs: Omit<Measured, 'output'>[];
}

/** Summarizes the runs of a scenario. */
export function result(
  what: Pick<Result, 'form' | 'pages' | 'scenario' | 'title'>,
  measured: readonly Measured[],
): Result {
  const runs = measured.map(({ output: _, ...run }) => run);
  return {
    ...what,
    seconds: spread(runs.map((run) => run.seconds)),
    cpuSeconds: spread(runs.map((run) => run.cpuSeconds)),
    megabytes: spread(runs.map((run) => run.megabytes)),
    runs,
  };
}
