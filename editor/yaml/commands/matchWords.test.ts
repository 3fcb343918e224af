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
  ['한국', '하고'],
  ['мой', 'мои'],
  ['ガス', 'カス'],
])('finds %s, and not in %s', (words, other) => {
  for (const form of ['NFC', 'NFD'] as const) {
    expect(matchWords(words.normalize(form), words)).toEqual([[0, words.normalize(form).length]]);
    expect(matchWords(other.normalize(form), words)).toEqual([]);
  }
});

test('finds nothing in a part of a letter', () => {
  expect(matchWords('한', '하')).toEqual([]);
  expect(matchWords('İstanbul, ΆΛΦΑ', 'istanbul')).toEqual([[0, 8]]);
  expect(matchWords('İstanbul, ΆΛΦΑ', 'αλφα')).toEqual([[10, 14]]);
});

test.each([
  ['Our Café in {{ cafe.city }}', 'Our Bar in {{ cafe.city }}'],
  [
    'The café: [our café](/café) at https://example.com/Café',
    'The Bar: [our Bar](/café) at https://example.com/Café',
  ],
  ['Cafe, cafe\u0301 or CAFÉS', 'Cafe, Bar or BarS'],
  ['cafécafécafe', 'BarBarcafe'],
  ['nothing', 'nothing'],
])('replaces words in %j, not in expressions and addresses', (text, replaced) => {
  expect(replaceMatches(text, 'CAFÉ', 'Bar')).toBe(replaced);
});

test.each([
  ['schon', 'schön'],
  ['schön', 'schon'],
  ['하고', '한국'],
  ['мои', 'мой'],
  ['カス', 'ガス'],
])('does not replace %s in place of %s', (words, text) => {
  expect(replaceMatches(text, words, 'x')).toBe(text);
});

test('writes the replacement as it is', () => {
  expect(replaceMatches('A cafe', 'cafe', '$& $1')).toBe('A $& $1');
});
