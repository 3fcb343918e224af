import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const changelog = readFileSync('CHANGELOG.md', 'utf8');
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const headings = [...changelog.matchAll(/^## \[(.+?)\](.*)$/gm)].map(
  ([, name = '', date = '']) => ({ name, date }),
);

test('the changelog starts with the unreleased changes', () => {
  expect(headings[0]).toEqual({ name: 'Unreleased', date: '' });
});

test('the version in package.json has a dated heading above those of older versions', () => {
  expect(headings[1]?.name).toBe(version);
  for (const { date } of headings.slice(1)) expect(date).toMatch(/^ - \d{4}-\d\d-\d\d$/);
});
