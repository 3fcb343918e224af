import { secondsText } from '../statistics.ts';
import type { Result } from './Result.ts';

/** A goal and the measured value. */
export interface Goal {
  work: string;
  goal: string;
  measured: string;
  met: boolean;
}

/** Compares the goals whose site sizes were measured with the results. */
export function goals(results: readonly Result[]): Goal[] {
  const find = (scenario: string, pages: number, form: string) =>
    results.find((one) => one.scenario === scenario && one.pages === pages && one.form === form);
  const limits = [
    { scenario: 'page', pages: 1000, most: 0.35, work: 'one page edited, 1,000 pages' },
    { scenario: 'page', pages: 10_000, most: 0.7, work: 'one page edited, 10,000 pages' },
    { scenario: 'unchanged', pages: 10_000, most: 0.4, work: 'nothing changed, 10,000 pages' },
    { scenario: 'devStart', pages: 1000, most: 1.5, work: 'dev, 1,000 pages: start to first page' },
    { scenario: 'save', pages: 1000, most: 0.15, work: 'dev, 1,000 pages: save to visible' },
    { scenario: 'build', pages: 0, most: 0.4, work: 'own site, warm build' },
    { scenario: 'check', pages: 0, most: 0.3, work: 'own site, check' },
  ];
  return ['written', 'each', 'photos', 'own'].flatMap((form) => [
    ...limits.flatMap(({ scenario, pages, most, work }): Goal[] => {
      const seconds = find(scenario, pages, form)?.seconds.median;
      if (seconds === undefined) return [];
      const measured = secondsText(seconds);
      const name = form === 'own' ? work : `${work} (${form})`;
      return [{ work: name, goal: `≤ ${secondsText(most)}`, measured, met: seconds <= most }];
    }),
    ...memoryGoals(form, find),
    ...slopeGoal(form, find),
    ...photoGoals(form, find),
  ]);
}

type Find = (scenario: string, pages: number, form: string) => Result | undefined;

function memoryGoals(form: string, find: Find): Goal[] {
  return ['cold', 'kept'].flatMap((scenario) => {
    const peak = find(scenario, 10_000, form)?.megabytes.median;
    const small = find(scenario, 1000, form)?.megabytes.median;
    if (peak === undefined) return [];
    const growth = small ? `, ${(peak / small).toFixed(2)} × that of 1,000 pages` : '';
    return [
      {
        work: `peak memory, ${scenario}, 10,000 pages (${form})`,
        goal: '≤ 350 MB and flat',
        measured: `${Math.round(peak)} MB${growth}`,
        met: peak <= 350 && (!small || peak / small <= 1.25),
      },
    ];
  });
}

/** Photos keep two cores busy, at no more than 3 s of CPU each, and memory does not grow with them. */
function photoGoals(form: string, find: Find): Goal[] {
  if (form !== 'photos') return [];
  const few = find('kept', 20, form);
  const many = find('kept', 500, form);
  const goals: Goal[] = [];
  if (few) {
    const { cpuSeconds, seconds } = few;
    const cores = cpuSeconds.median / seconds.median;
    goals.push({
      work: '20 photos of 2,400 pixels, first build: CPU',
      goal: '≤ 60 s, ≥ 1.8 cores',
      measured: `${secondsText(cpuSeconds.median)}, ${cores.toFixed(2)} cores`,
      met: cpuSeconds.median <= 60 && cores >= 1.8,
    });
  }
  if (many) {
    const peak = many.megabytes.median;
    goals.push({
      work: 'peak memory, first build with 500 photos',
      goal: '≤ 350 MB',
      measured: `${Math.round(peak)} MB`,
      met: peak <= 350,
    });
  }
  return goals;
}

/** Computes the cost of one more page, from 1,000 to 5,000 pages and from 5,000 to 10,000. */
function slopeGoal(form: string, find: Find): Goal[] {
  const [small, middle, large] = [1000, 5000, 10_000].map(
    (pages) => find('kept', pages, form)?.seconds.median,
  );
  if (small === undefined || middle === undefined || large === undefined) return [];
  const first = ((middle - small) / 4000) * 1000;
  const second = ((large - middle) / 5000) * 1000;
  const growth = second / first - 1;
  return [
    {
      work: `a page more, cold, below and above 5,000 pages (${form})`,
      goal: 'the same within 15 %',
      measured: `${first.toFixed(2)} and ${second.toFixed(2)} ms (${growth > 0 ? '+' : ''}${Math.round(growth * 100)} %)`,
      met: Math.abs(growth) <= 0.15,
    },
  ];
}
