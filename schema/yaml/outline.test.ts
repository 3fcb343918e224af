import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { outlineEntries, outlineTopLevel } from './outline.ts';

test('finds the keys that `yaml` finds', () => {
  const text = readFileSync('pages.yaml', 'utf8');
  const manifest = parse(text);
  const top = outlineTopLevel(text);
  expect(top.map(({ key }) => key)).toEqual(Object.keys(manifest));
  for (const name of ['blocks', 'pages']) {
    const span = top.find(({ key }) => key === name) ?? { from: 0, to: 0 };
    const entries = outlineEntries(text, span);
    expect(entries?.map(({ key }) => key)).toEqual(Object.keys(manifest[name]));
  }
});

test('ends an entry where the next one begins, with the comments between them', () => {
  const text =
    'pages: # all\n\n  # first\n  "/a b":\n    title: A\n\n  # second\n  /c: {}\n# end\nsite:\n';
  const [pages, site] = outlineTopLevel(text);
  expect([pages?.key, site?.key]).toEqual(['pages', 'site']);
  const entries = outlineEntries(text, pages ?? { from: 0, to: 0 }) ?? [];
  expect(entries.map(({ key, from, to }) => [key, text.slice(from, to)])).toEqual([
    ['/a b', '  "/a b":\n    title: A\n\n  # second\n'],
    ['/c', '  /c: {}\n# end\n'],
  ]);
});

test.each(['pages: {}\n', 'pages:\n', 'pages: &all\n  /:\n', 'pages:\n- a\n'])(
  '%j has no entries on lines of their own',
  (text) => {
    expect(outlineEntries(text, { from: 0, to: text.length })).toBeUndefined();
  },
);

test('leaves out a key that is not safe to read by itself', () => {
  const [entry] = outlineTopLevel('&anchor key: 1\n');
  expect(entry?.key).toBeUndefined();
});
