import type { Goal } from '../build/goals.ts';
import type { Work } from '../build/Result.ts';
import { secondsText } from '../statistics.ts';
import type { PeerResult } from './PeerResult.ts';

/** Prints the results of all generators for a site, with the ratio to Blockwright. */
export function printPeers(results: readonly PeerResult[]): void {
  const [own] = results;
  if (!own) return;
  console.log(`\n${own.pages.toLocaleString('en-US')} pages, ${own.form}`);
  console.log(
    `${''.padEnd(26)}${'cold'.padStart(9)}  ${'min – max'.padEnd(18)} ${'CPU'.padStart(8)} ${'memory'.padStart(8)}  ratio   ${'one edit'.padStart(8)}  ${'min – max'.padEnd(18)}  ratio   HTML`,
  );
  for (const { title, cold, edited, pageBytes } of results)
    console.log(
      `${title.padEnd(26)}${timesText(cold)} ${secondsText(cold.cpuSeconds.median).padStart(8)} ${`${Math.round(cold.megabytes.median)} MB`.padStart(8)} ${ratioText(cold, own.cold)}  ${timesText(edited)} ${ratioText(edited, own.edited)}  ${(pageBytes / 1000).toFixed(1)} kB`,
    );
}

function timesText({ seconds: { median, min, max } }: Work): string {
  return `${secondsText(median).padStart(9)}  ${`${secondsText(min)} – ${secondsText(max)}`.padEnd(18)}`;
}

function ratioText(one: Work, own: Work): string {
  return `${(one.seconds.median / own.seconds.median).toFixed(2)} ×`.padStart(8);
}

/** Compares the goals whose sizes and generators were measured with the results. */
export function peerGoals(results: readonly PeerResult[]): Goal[] {
  const find = (tool: string, pages: number, form: string, work: 'cold' | 'edited') =>
    results.find((one) => one.tool === tool && one.pages === pages && one.form === form)?.[work]
      .seconds.median;
  const goal = (
    what: string,
    most: number,
    [pages, form, work]: [number, string, 'cold' | 'edited'],
    tools: string[],
    than: string,
  ): Goal[] => {
    const own = find('blockwright', pages, form, work);
    const others = tools.map((tool) => find(tool, pages, form, work));
    if (own === undefined || others.includes(undefined)) return [];
    const ratio = own / Math.min(...(others as number[]));
    return [
      {
        work: what,
        goal: `≤ ${most} × ${than}`,
        measured: `${ratio.toFixed(2)} ×`,
        met: ratio <= most,
      },
    ];
  };
  const faster = 'the faster of Hugo and Eleventy';
  const both = ['hugo', 'eleventy'];
  return [
    ...goal('cold, 5,000 pages written out', 0.7, [5000, 'written', 'cold'], both, faster),
    ...goal('cold, 5,000 pages written out', 0.25, [5000, 'written', 'cold'], ['astro'], 'Astro'),
    ...goal('cold, 10,000 pages by each', 0.6, [10_000, 'each', 'cold'], both, faster),
    ...goal('one page edited, 1,000 pages', 0.25, [1000, 'written', 'edited'], ['hugo'], 'Hugo'),
  ];
}
