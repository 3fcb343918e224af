import { expect, test } from 'vitest';
import { parseRelease } from './findRelease.ts';
import { setRanges, toRange } from './setRanges.ts';
import { compareVersions, isInRange } from './versions.ts';

test('sorts versions', () => {
  const sorted = ['0.9.0', '0.10.0', '1.0.0-beta.2', '1.0.0-beta.10', '1.0.0', '1.0.1'];
  expect(sorted.toReversed().sort(compareVersions)).toEqual(sorted);
});

test.each([
  ['20.19.0', '>=20.19.0', true],
  ['20.18.9', '>=20.19.0', false],
  ['21.0.0', '^20.19.0 || >=22.12.0', false],
  ['22.12.0', '^20.19.0 || >=22.12.0', true],
  ['24.0.0', '>=20 <24', false],
  ['20.0.0', '20.x', true],
])('Node %s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test.each([
  ['npm', '{"version":"0.2.0","engines":{"node":">=22"}}', { version: '0.2.0', node: '>=22' }],
  ['npm without engines', '"0.2.0"\n', { version: '0.2.0' }],
  [
    'Yarn 1',
    '{"type":"info","data":"x"}\n{"type":"inspect","data":{"version":"0.2.0","versions":["0.2.0"]}}\n',
    { version: '0.2.0' },
  ],
  [
    'Yarn 1 with a tag',
    '{"type":"inspect","data":{"version":"next","versions":["0.2.0"],"dist-tags":{"next":"0.2.0"}}}',
    { version: 'next', tags: { next: '0.2.0' } },
  ],
  [
    'Yarn 1 without this version',
    '{"type":"inspect","data":{"version":"0.3.0","versions":["0.2.0"]}}',
    undefined,
  ],
  ['a registry without it', '', undefined],
])('reads what a package manager says of a release: %s', (_, text, expected) => {
  expect(parseRelease(text)).toEqual(expected);
});

test.each([
  ['^0.1.0', '^0.2.0'],
  ['~0.1.0', '~0.2.0'],
  ['0.1.0', '0.2.0'],
  ['>=0.1.0', '>=0.2.0'],
  ['latest', '^0.2.0'],
  ['file:blockwright-0.1.0.tgz', '^0.2.0'],
])('keeps the style of the range %s', (before, after) => {
  expect(toRange('0.2.0', before)).toBe(after);
});

test('sets ranges and leaves every other byte of package.json', () => {
  const text = '{ "scripts": {"blockwright": "x"},\n"dependencies": {"blockwright" : "^0.1.0"}}';
  const planned = [{ name: 'blockwright', range: '^0.1.0', next: '^0.2.0' }];
  expect(setRanges(text, planned)).toBe(text.replace('^0.1.0', '^0.2.0'));
});
