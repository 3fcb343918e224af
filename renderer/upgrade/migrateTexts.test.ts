import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateTexts } from './migrateTexts.ts';
import { migrations } from './migrations.ts';

const folder = 'tests/fixtures/upgrades';
const read = (version: string, name: string) => readFileSync(join(folder, version, name), 'utf8');

test.each(readdirSync(folder))('a site of version %s is upgraded line by line', (version) => {
  const files = new Map([['pages.yaml', read(version, 'pages.yaml')]]);
  const expected = read(version, 'expected.yaml');
  const { texts, applied } = migrateTexts(files);
  expect(texts.get('pages.yaml')).toBe(expected);
  expect(applied.length).toBeGreaterThan(0);
  expect(migrateTexts(new Map([['pages.yaml', expected]])).texts.size).toBe(0);
});

test('where both names of a check are set, the current one counts', () => {
  const text = 'site:\n  checks:\n    odd-number: "off"\n    ambiguous-number: error\n';
  const { texts } = migrateTexts(new Map([['pages.yaml', text]]));
  expect(texts.get('pages.yaml')).toBe('site:\n  checks:\n    ambiguous-number: error\n');
});

test('content stays, also where it reads like a former name', () => {
  const text = 'pages:\n  /:\n    title: "odd-number" # an odd-number title\n';
  expect(migrateTexts(new Map([['pages.yaml', text]])).texts.size).toBe(0);
});

test('a file that cannot be read is refused', () => {
  expect(() => migrateTexts(new Map([['pages.yaml', 'site: [']]))).toThrow();
});

test('migrations are in the order of their versions', () => {
  const versions = migrations.map(({ version }) => version);
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  expect(versions).toEqual([...versions].sort(compare));
});
