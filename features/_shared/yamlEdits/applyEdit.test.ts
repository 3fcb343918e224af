import { expect, test } from 'vitest';
import { applyEdit } from './applyEdit.ts';
import type { YamlEdit } from './YamlEdit.ts';
import { YamlText } from './YamlText.ts';

function edit(text: string, change: YamlEdit): string {
  return applyEdit(new YamlText(text), change).text;
}

function set(text: string, path: (string | number)[], value: string | number | boolean): string {
  return edit(text, { kind: 'set', path, value });
}

test('refuses an edit that would change another place, too', () => {
  const shared = 'first: &shared\n  label: One\nsecond: *shared\n';
  expect(() => set(shared, ['first', 'label'], 'Two')).toThrow('would affect other lines');
});

test.each([
  [['list', 'a']],
  [['list', 'a', 'b']],
  [['list', -1]],
  [['list', 1]],
  [['list', 'length']],
])('refuses a path into a list without such an item: %j', (path) => {
  expect(() => set('list:\n  - a: 1\n', path, 2)).toThrow('no longer exists');
});

test('adds a key to a mapping, with or without keys', () => {
  expect(set('text:\n    a: 1\nnext: 1\n', ['text', 'b'], 'One: two')).toBe(
    'text:\n    a: 1\n    b: "One: two"\nnext: 1\n',
  );
  expect(set('text: { a: 1 }\n', ['text', 'b'], 2)).toBe('text: { a: 1, b: 2 }\n');
  expect(set('text: {}\n', ['text', 'b'], 2)).toBe('text:\n  b: 2\n');
});

test('writes a date without quotes where it has none', () => {
  expect(set('on: 2026-01-05 # soon\n', ['on'], '2026-02-03')).toBe('on: 2026-02-03 # soon\n');
  expect(set('on: "2026-01-05"\n', ['on'], '2026-02-03')).toBe('on: "2026-02-03"\n');
  expect(set('on: 5\n', ['on'], '6')).toBe('on: "6"\n');
});

test('wraps an added text where its line would be too long with the indentation', () => {
  const value = `${'word '.repeat(18)}word`;
  expect(set('a: 1\n', ['b'], value)).toBe(`a: 1\nb: ${value}\n`);
  expect(set('text:\n        a: 1\n', ['text', 'b'], value)).toContain('        b: >-\n');
});

test('adds an item to a list that has none yet', () => {
  for (const empty of ['items:\n', 'items: []\n'])
    expect(edit(empty, { kind: 'insert', path: ['items'], index: 0, value: 'a' })).toBe(
      'items:\n  - a\n',
    );
});

test.each([
  ['a: b # why\n', 'x: y', 'a: "x: y" # why\n'],
  ['a: b # why\n', 'c', 'a: c # why\n'],
  ['a: b # why\n', 5, 'a: 5 # why\n'],
  ['a: b # why\n', true, 'a: true # why\n'],
  ['a: b # why\n', '5', 'a: "5" # why\n'],
  ["a: 'b' # why\n", 'x: y', "a: 'x: y' # why\n"],
  ['a: {b: c}\n', 'x, y', 'a: {b: "x, y"}\n'],
])('%j with the value %j becomes %j', (text, value, expected) => {
  expect(set(text, text.includes('{') ? ['a', 'b'] : ['a'], value)).toBe(expected);
});

test('moves a key of a mapping with its comment', () => {
  expect(edit('# one\na: 1\n\nb: 2 # two\n', { kind: 'move', path: [], from: 1, to: 0 })).toBe(
    'b: 2 # two\n\n# one\na: 1\n',
  );
});

test('adds the first key to a key without content', () => {
  const yaml = new YamlText('site:\n  theme: # later\n  name: One\n');
  const changed = applyEdit(yaml, { kind: 'set', path: ['site', 'theme', 'use'], value: 'clear' });
  expect(changed.text).toBe('site:\n  theme: # later\n    use: clear\n  name: One\n');
});

test('adds the first key to an empty file', () => {
  expect(set('', ['a'], 1)).toBe('a: 1\n');
  expect(set('# why\n', ['a'], 1)).toBe('# why\na: 1\n');
});

test.each(['a: 1\nb: 2', 'a: 1\nb: 2\n', 'a: 1\nb:\n  - 2'])(
  'removes the last entry of %j, and no letter of the entry before',
  (text) => {
    expect(edit(text, { kind: 'remove', path: ['b'] })).toBe(
      text.endsWith('\n') ? 'a: 1\n' : 'a: 1',
    );
  },
);
