import { expect, it } from 'vitest';
import { listChangedLines } from './listChangedLines.ts';

it('lists changed, added and removed lines by their number before', () => {
  const before = 'site:\n  nmae: A\n/one:\n  title: One\nlast\n';
  const after = 'site:\n  name: A\npages:\n  /one:\n    title: One\n';
  expect(listChangedLines('pages.yaml', before, after)).toBe(
    [
      'pages.yaml:2  nmae: A → name: A',
      'pages.yaml:3  /one: → pages:',
      'pages.yaml:4  title: One → /one:',
      'pages.yaml:5  last → title: One',
      '',
    ].join('\n'),
  );
});

it('says when a line is new or gone', () => {
  expect(listChangedLines('a.yaml', 'one\ntwo\n', 'one\nnew\ntwo\n')).toBe(
    'a.yaml:2  (no line) → new\n',
  );
  expect(listChangedLines('a.yaml', 'one\ntwo\n', 'one\n')).toBe('a.yaml:2  two → (no line)\n');
});
