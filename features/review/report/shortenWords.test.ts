import { expect, test } from 'vitest';
import { shortenWords } from './shortenWords.ts';

const start = 'Everything that stands before a change';
const end = 'and everything that stands behind it';
const text = `${start} ${'on and on '.repeat(60)}${end}`;

test('keeps a few words around a change, and where it begins and ends', () => {
  const words = shortenWords([
    { kind: 'same', text },
    { kind: 'removed', text: 'old' },
    { kind: 'same', text },
    { kind: 'added', text: 'new' },
    { kind: 'same', text },
  ]);
  const [before, after] = [text.slice(0, 30), text.slice(-30)];
  expect(words).toEqual([
    { kind: 'same', text: `… ${after}` },
    { kind: 'removed', text: 'old' },
    { kind: 'same', text: `${before} … ${after}` },
    { kind: 'added', text: 'new' },
    { kind: 'same', text: `${before} …` },
  ]);
});

test('shows the beginning of a long text that is new, or has no change', () => {
  for (const kind of ['added', 'same'] as const)
    expect(shortenWords([{ kind, text }])).toEqual([{ kind, text: `${text.slice(0, 300)} …` }]);
  expect(shortenWords([{ kind: 'same', text: 'Short' }])).toEqual([
    { kind: 'same', text: 'Short' },
  ]);
});
