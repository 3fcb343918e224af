import { expect, test } from 'vitest';
import { matchWords, replaceMatches } from './matchWords.ts';

test('finds words whatever their case, accents and line breaks', () => {
  const text = 'Café, CAFE\u0301 and cafes; the\ncafé';
  const parts = (words: string) =>
    matchWords(text, words).map(([from, to]) => text.slice(from, to));
  expect(parts(' cafe ')).toEqual(['Café', 'CAFE\u0301', 'cafe', 'café']);
  expect(parts('the café')).toEqual(['the\ncafé']);
  expect(parts('tea')).toEqual([]);
});

test.each([
  ['Our Café in {{ cafe.city }}', 'Our Bar in {{ cafe.city }}'],
  [
    'The café: [our café](/café) at https://example.com/Café',
    'The Bar: [our Bar](/café) at https://example.com/Café',
  ],
  ['Cafe, cafe\u0301 or cafés', 'Bar, Bar or Bars'],
  ['cafécafe', 'BarBar'],
  ['nothing', 'nothing'],
])('replaces words in %j, not in expressions and addresses', (text, replaced) => {
  expect(replaceMatches(text, 'CAFÉ', 'Bar')).toBe(replaced);
});

test('writes the replacement as it is', () => {
  expect(replaceMatches('A cafe', 'cafe', '$& $1')).toBe('A $& $1');
});
