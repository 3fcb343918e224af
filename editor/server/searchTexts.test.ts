import { expect, test } from 'vitest';
import { listLocatedTexts } from '../yaml/commands/listLocatedTexts.ts';
import { searchTexts } from './searchTexts.ts';

const contents = [
  {
    file: 'pages.yaml',
    value: {
      site: { name: 'Café Example' },
      blocks: { closing: { type: 'cta', title: 'Visit the café' } },
      pages: {
        '/': {
          title: 'Home',
          sections: [
            { type: 'faq', items: [{ question: 'Is the\nCAFE open?' }] },
            { use: 'closing', title: 'Our cafés' },
          ],
        },
      },
    },
  },
  { file: 'data/forms/contact.yaml', value: { title: 'Write to the Café' } },
  { file: 'data/broken.yaml', value: undefined },
];

/** Has the texts of pages.yaml be for visitors. */
const search = (words: string, searched: Parameters<typeof searchTexts>[0] = contents) =>
  searchTexts(searched, words, ({ file, value }) =>
    file === 'pages.yaml' ? listLocatedTexts(value).map(({ at }) => at) : [],
  );

test('finds words in all texts, whatever their case, accents and line breaks', () => {
  const { found, total } = search(' the cafe ');
  expect(total).toBe(3);
  expect(found.map(({ file, path, section }) => [file, path, section])).toEqual([
    ['pages.yaml', '/blocks/closing/title', undefined],
    ['pages.yaml', '/pages/~1/sections/0/items/0/question', 'faq'],
    ['data/forms/contact.yaml', '/title', undefined],
  ]);
  for (const { text, match } of found) expect(text.slice(...match)).toMatch(/^the\scaf[eé]$/i);
});

test('knows the type of a section from a block, and shows no names of types', () => {
  expect(search('cafes').found).toMatchObject([
    { path: '/pages/~1/sections/1/title', section: 'cta' },
  ]);
  expect(search('closing').total).toBe(0);
});

test('shows the words around a match, and no more than 50 results', () => {
  const text = `${'long '.repeat(30)}needle ${'text '.repeat(30)}`;
  const value = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`key${index}`, text]));
  const { found, total } = search('needle', [{ file: 'words.yaml', value }]);
  expect([found.length, total]).toEqual([50, 80]);
  expect(found[0]?.text).toMatch(/^…(long )+needle (text )+te?x?t?…$/);
});

test('says which texts can be replaced: not addresses, expressions, other accents and what no visitor reads', () => {
  const value = {
    found: 'The café: [our bar](/café)',
    kept: ['https://example.com/café', '{{ café }}', '[bar](/café)', 'A cafe'],
  };
  const { found, total, replaceable } = search('CAFÉ', [
    { file: 'pages.yaml', value },
    { file: 'styles/cafe.yaml', value: { font: 'Café' } },
  ]);
  expect([total, replaceable]).toEqual([6, 1]);
  expect(found.flatMap(({ path, isReplaceable }) => (isReplaceable ? path : []))).toEqual([
    '/found',
  ]);
});
