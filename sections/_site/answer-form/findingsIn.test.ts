import { expect, test } from 'vitest';
import { findingsIn } from './findingsIn.ts';

test('a passage has a title, its words and a readable source', () => {
  expect(findingsIn('Hours: Zones\nThey **work** days.\n(how-to-compare.md, 2026-01-01)')).toEqual([
    {
      title: 'Hours: Zones',
      text: 'They **work** days.',
      source: 'How to compare',
      date: '2026-01-01',
    },
  ]);
});

test('a note named after its title is called by the title', () => {
  const [finding] = findingsIn('Acme Ltd: Prices\nBy the hour.\n(acme-ltd.md)');
  expect(finding?.source).toBe('Acme Ltd');
});

test('any other paragraph is text alone', () => {
  expect(findingsIn('Nothing is known.\n\nTry (again)')).toEqual([
    { text: 'Nothing is known.' },
    { text: 'Try (again)' },
  ]);
  expect(findingsIn('One line\n(notes.md)')).toEqual([{ text: 'One line\n(notes.md)' }]);
});
