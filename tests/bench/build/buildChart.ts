import { type Bar, barChart, type Panel } from '../barChart.ts';
import { formTitles } from '../sites/writeSite.ts';
import { secondsText } from '../statistics.ts';
import type { Result } from './Result.ts';

/** Draws the chart of `bench:build`: a panel for each scenario, a bar for each size. */
export function buildChart(results: readonly Result[], machine: string): string {
  const forms = { ...formTitles, own: 'The package’s own site' };
  const rows = Object.entries(forms).flatMap(([form, title]) => {
    const own = results.filter((one) => one.form === form);
    const kinds = [...new Set(own.map((one) => one.title))];
    const panels = kinds.map(
      (kind): Panel => ({ title: kind, bars: own.filter((one) => one.title === kind).map(bar) }),
    );
    return panels.length > 0 ? [{ title, panels }] : [];
  });
  return barChart(
    'What builds cost',
    ['Median wall time and peak memory, whiskers from least to most.', machine],
    rows,
  );
}

function bar({ pages, seconds, megabytes }: Result): Bar {
  return {
    label: pages ? `${pages.toLocaleString('en-US')} pages` : '',
    value: seconds,
    text: secondsText(seconds.median),
    note: `${Math.round(megabytes.median)} MB`,
    tone: pages >= 10_000 ? 3 : pages >= 5000 ? 2 : pages >= 1000 ? 1 : 0,
  };
}
