import { expect, test } from 'vitest';
import { checkFiles } from '../../tests/diagnostics/checkFiles.ts';

const check = (fonts: string, keys = '') =>
  checkFiles({
    'public/fonts/own.woff2': 'wOF2',
    'pages.yaml': `site:
  name: Example
  url: https://www.example.com
  description: An example of a site
  theme: { fonts: ${fonts} }
${keys}
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - { type: hero, headline: Hello }
`,
  });

const list = async (fonts: string, keys?: string) =>
  (await check(fonts, keys)).diagnostics
    .filter(({ code }) => code !== 'BW522')
    .map(({ code, message, column }) => [code, message, column]);

test.each([
  ['{ languages: [{ language: jp, text: { family: Bitter } }] }', 'BW254', 'no pages in `jp`'],
  [
    '{ languages: [{ language: en, text: { family: Bitter } }, { language: en, display: { family: Bitter } }] }',
    'BW254',
    'An entry before',
  ],
  ['{ languages: [{ language: en, text: { family: Montserrat } }] }', 'BW251', 'Montserrat'],
  [
    '{ languages: [{ language: en, text: { family: A, file: /fonts/owm.woff2 } }] }',
    'BW402',
    'public/fonts/owm.woff2',
  ],
  ['{ languages: [{ language: en-US, text: { family: Bitter } }] }', 'BW', 'en-US'],
  ['{ languages: { ar: { text: { family: Bitter } } } }', 'BW', 'list'],
  ['{ languages: [{ text: { family: Bitter } }] }', 'BW011', 'language'],
  ['{ languages: [] }', 'BW', ''],
  ['{ languages: [ar] }', 'BW', ''],
])('%s is reported', async (fonts, code, text) => {
  const [first] = await list(fonts);
  expect(first?.[0]).toContain(code);
  expect(first?.[1]).toContain(text);
  expect(first?.[2]).toBeGreaterThan(18);
});

test('fonts of the languages of the site are fine', async () => {
  expect(
    await list('{ languages: [{ language: en, text: { family: A, file: /fonts/own.woff2 } }] }'),
  ).toEqual([]);
});
