import { expect, test } from 'vitest';
import { compareSections } from './listSectionChanges.ts';

const hero = { type: 'hero', headline: 'Fresh bread', text: 'Every day from six' };
const faq = { type: 'faq', title: 'Questions', items: ['When?', 'Where?'] };
const quote = { type: 'quote', text: 'The best bread of the town', name: 'Ana' };

test('finds what was changed and removed, and where it was', () => {
  const edited = { ...faq, title: 'Asked often' };
  expect(compareSections([hero, quote, faq], [hero, edited])).toEqual([
    { kind: 'removed', index: 1, source: 1, value: quote },
    { kind: 'changed', index: 1, source: 2, value: faq },
  ]);
  expect(compareSections([quote, hero], [hero])).toEqual([
    { kind: 'removed', index: 0, source: 0, value: quote },
  ]);
});

test('a section that shares no word with its earlier version is still that section', () => {
  const rewritten = { type: 'hero', headline: 'Good morning' };
  expect(compareSections([hero, quote, faq], [rewritten, faq])).toEqual([
    { kind: 'changed', index: 0, source: 0, value: hero },
    { kind: 'removed', index: 1, source: 1, value: quote },
  ]);
  expect(compareSections([hero], [faq, rewritten])).toEqual([
    { kind: 'changed', index: 1, source: 0, value: hero },
  ]);
  // Another type is another section.
  expect(compareSections([hero], [faq])).toEqual([
    { kind: 'removed', index: 0, source: 0, value: hero },
  ]);
});

test('sections that were only moved or added have not changed', () => {
  expect(compareSections([hero, faq], [faq, quote, hero])).toEqual([]);
  expect(compareSections([], [hero])).toEqual([]);
  expect(compareSections([null, hero], [hero])).toEqual([]);
});
