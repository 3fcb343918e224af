import { expect, test } from 'vitest';
import { SiteTexts } from '../yaml/SiteTexts.ts';
import { YamlText } from '../yaml/YamlText.ts';
import { replaceWords } from './replaceWords.ts';
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

test('finds words in all texts, whatever their case, accents and line breaks', () => {
  const { found, total } = searchTexts(contents, ' the cafe ');
  expect(total).toBe(3);
  expect(found.map(({ file, path, section }) => [file, path, section])).toEqual([
    ['pages.yaml', '/blocks/closing/title', undefined],
    ['pages.yaml', '/pages/~1/sections/0/items/0/question', 'faq'],
    ['data/forms/contact.yaml', '/title', undefined],
  ]);
  for (const { text, match } of found) expect(text.slice(...match)).toMatch(/^the\scaf[eé]$/i);
});

test('knows the type of a section from a block, and shows no names of types', () => {
  expect(searchTexts(contents, 'cafes').found).toMatchObject([
    { path: '/pages/~1/sections/1/title', section: 'cta' },
  ]);
  expect(searchTexts(contents, 'closing').total).toBe(0);
});

test('shows the words around a match, and no more than 50 results', () => {
  const text = `${'long '.repeat(30)}needle ${'text '.repeat(30)}`;
  const value = Object.fromEntries(Array.from({ length: 80 }, (_, index) => [`key${index}`, text]));
  const { found, total } = searchTexts([{ file: 'words.yaml', value }], 'needle');
  expect([found.length, total]).toEqual([50, 80]);
  expect(found[0]?.text).toMatch(/^…(long )+needle (text )+te?x?t?…$/);
});

test('replaces words in one text or in all, but not in names, links and expressions', () => {
  const files = {
    'pages.yaml': `# Café
pages:
  /cafe: # the café
    title: Our Café in {{ cafe.city }}
    sections:
      - { type: cafe, text: "The café: [our café](/café)" }
    publishAt: 2025-11-01
    hint: See https://example.com/Café, Cafe, or cafés
`,
    'data/broken.yaml': 'café: [',

    'locales/fi.yaml': '/cafe: { texts: [{ en: Our Café, fi: Kahvila }] }\n',
  };
  const replaced = (at?: { file: string; pointer: string }, words = 'CAFÉ') => {
    const read = (file: string) => new YamlText(files[file as keyof typeof files]);
    const texts = new SiteTexts(Object.keys(files), read);
    replaceWords(texts, { kind: 'replaceWords', words, by: 'Bar', ...(at && { at }) });
    return Object.fromEntries([...texts.changes].map(([file, { text }]) => [file, text]));
  };
  const title = files['pages.yaml'].replace('Our Café', 'Our Bar');
  const all = title
    .replace('The café: [our café]', 'The Bar: [our Bar]')
    .replace('or cafés', 'or Bars');
  expect(replaced({ file: 'pages.yaml', pointer: '/pages/~1cafe/title' })).toEqual({
    'pages.yaml': title,
  });
  expect(replaced()).toEqual({ 'pages.yaml': all });
  expect(replaced(undefined, '2025')).toEqual({});
  expect(() => replaced(undefined, '   ')).toThrow('Enter at least two characters');
});
