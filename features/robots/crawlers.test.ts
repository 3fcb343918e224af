import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';
import { crawlers, listRefused } from './crawlers.ts';

test('each name is in one class', () => {
  const names = Object.values(crawlers).flat();
  expect(new Set(names).size).toBe(names.length);
  // Search engines for people: `noindex` is for them.
  for (const name of ['Googlebot', 'Bingbot', 'Applebot', 'DuckDuckBot'])
    expect(names).not.toContain(name);
});

test('refuses the classes that are false, and none without the key', () => {
  expect(listRefused(undefined)).toEqual([]);
  expect(listRefused({ training: true })).toEqual([]);
  expect(listRefused({ training: false })).toEqual(crawlers.training);
  expect(listRefused({ training: false, search: true, readers: false })).toEqual([
    ...crawlers.training,
    ...crawlers.readers,
  ]);
});

test.each([
  ['crawlers: { training: false, search: true, readers: true }', []],
  ['crawlers: { trainning: false }', ['BW012']],
  ['crawlers: { training: no }', ['BW010']],
])('%s: %s', async (line, codes) => {
  const { diagnostics } = await checkFiles({
    'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  ${line}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`,
  });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  expect(errors.map(({ code }) => code)).toEqual(codes);
});
