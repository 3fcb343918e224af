import { describe, expect, it } from 'vitest';
import { diffWords, splitWords } from './diffWords.ts';

const join = (kinds: readonly string[], changes: ReturnType<typeof diffWords>) =>
  changes
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ text }) => text)
    .join('');

describe('a comparison by words', () => {
  it('marks the words that differ', () => {
    expect(diffWords('From $7 an hour', 'From $8 an hour')).toEqual([
      { kind: 'same', text: 'From $' },
      { kind: 'removed', text: '7' },
      { kind: 'added', text: '8' },
      { kind: 'same', text: ' an hour' },
    ]);
  });

  it('marks all words between the common start and end of texts that differ too much', () => {
    const words = (name: string) =>
      Array.from({ length: 5000 }, (_, at) => `${name}${at}`).join(' ');
    const [old, next] = [`First ${words('a')} last.`, `First ${words('b')} last.`];
    const changes = diffWords(old, next);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added', 'same']);
    expect(join(['same', 'removed'], changes)).toBe(old);
    expect(join(['same', 'added'], changes)).toBe(next);
  });

  it('finds a long insertion in a long text', () => {
    const text = 'one two three '.repeat(2000);
    const changes = diffWords(`${text}four`, `${text}${'new words '.repeat(2000)}four`);
    expect(changes.map(({ kind }) => kind)).toEqual(['same', 'added', 'same']);
  });
});

it.each([
  'word '.repeat(5000),
  ' '.repeat(5000),
  'a'.repeat(5000),
  '😀'.repeat(3000),
  '你好，世界。'.repeat(1000),
  'ไทย'.repeat(1000),
  '',
])('splits a text without losing any of it', (text) => {
  expect(splitWords(text).join('')).toBe(text);
});
