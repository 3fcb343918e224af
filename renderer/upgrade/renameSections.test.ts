import { expect, test } from 'vitest';
import { migrateTexts } from './migrateTexts.ts';

const migrate = (texts: Record<string, string>, ownTypes: string[] = []) =>
  Object.fromEntries(migrateTexts(new Map(Object.entries(texts)), ownTypes).texts);

const page = (sections: string) => `pages:\n  /:\n    sections:\n${sections}`;

test('a section that uses a block of another file has the keys of its type', () => {
  const texts = {
    'pages.yaml': 'blocks:\n  base: { use: deep }\n  deep: { type: roi, cards: [] }\n',
    'pages/more.yaml': page('      - use: base\n        cards: []\n'),
  };
  expect(migrate(texts)).toEqual({
    'pages.yaml': 'blocks:\n  base: { use: deep }\n  deep: { type: calculations, items: [] }\n',
    'pages/more.yaml': page('      - use: base\n        items: []\n'),
  });
});

test('a type that the site defines itself stays as it is', () => {
  const texts = {
    'pages.yaml': page('      - { type: roi, cards: [] }\n'),
    'words.yaml': 'en:\n  countries:\n    regions: Areas\n',
  };
  expect(migrate(texts, ['roi', 'countries'])).toEqual({});
});

test('columns that rows lack are left out', () => {
  const stories = page('      - { type: stories, items: { from: readers } }\n');
  const image = (data: string) =>
    migrate({ 'pages.yaml': stories, 'data/readers.yaml': data })['pages.yaml']?.includes('image:');
  expect(image('ines: { name: Ines }\n')).toBe(false);
  expect(image('ines: { name: Ines, image: { src: /a.jpg, alt: A } }\n')).toBe(true);
});

test('groups of words follow, and titles of lists use the words of the site', () => {
  const words =
    'de:\n  # ours\n  positions: { pay: Lohn }\n  countries: { regions: Gebiete }\n' +
    '  savings:\n    role: Posten\n  research:\n    results: Antwort\n';
  const texts = migrate({
    'pages.yaml': `site: { locale: de-AT }\n${page('      - type: countries\n        items:\n          - country: Tirol\n            regions: [Alle]\n            benefits: [Berge]\n')}`,
    'words.yaml': words,
  });
  expect(texts['words.yaml']).toBe(
    'de:\n  # ours\n  jobs: { pay: Lohn }\n  costTable:\n    label: Posten\n' +
      '  answerForm:\n    results: Antwort\n',
  );
  expect(texts['pages.yaml']).toContain(
    '            lists:\n              - title: Gebiete\n                items: [Alle]\n' +
      '              - title: Vorteile\n                style: ticks\n                items: [Berge]\n',
  );
});
