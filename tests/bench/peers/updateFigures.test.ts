import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { replaceFigures, replaceTables } from './updateFigures.ts';

const readme = readFileSync('README.md', 'utf8');
const benchmarks = readFileSync('docs/benchmarks.md', 'utf8');

test('the speed in the README is the measured one', () => {
  expect(replaceFigures(readme, benchmarks)).toBe(readme);
  expect(readme).toMatch(/a build takes \d\.\d s\. Hugo \d+\.\d+ and .* take \d+ to \d+ s/);
});

test('results replace the table and the sentence', () => {
  const work = (seconds: number) => {
    const spread = { median: seconds, min: seconds, max: seconds };
    return { seconds: spread, cpuSeconds: spread, megabytes: spread, runs: [{}, {}, {}] as never };
  };
  const result = (title: string, cold: number, edited: number) => ({
    title,
    form: 'written',
    pages: 5000,
    cold: work(cold),
    edited: work(edited),
  });
  const changed = replaceTables(benchmarks, {
    tools: [
      { title: 'Blockwright', version: '1.0.0' },
      { title: 'Astro with React islands', version: 'astro 8.1.2, react 19.2.1' },
    ],
    results: [result('Blockwright', 5, 0.27), result('Astro with React islands', 20, 21.4)],
  });
  expect(changed).toContain(
    '| 5,000 pages, written (medians of 3) | cold, code bundled | CPU | memory | one page edited |\n|---|---|---|---|---|\n| Blockwright | 5.00 s | 5.0 s | 5 MB | 0.27 s |\n| Astro 8.1.2 with React islands | 20.00 s | 20.0 s | 20 MB | 21.40 s |\n\n',
  );
  expect(replaceFigures(readme, changed)).toContain(
    'a build takes 0.3 s. Astro 8.1 take 21 to 21 s for the same site. The first build, with all checks, takes 5.0 s; without them, Astro 8.1 needs 20.0 s.',
  );
});
