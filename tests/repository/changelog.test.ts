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

test('released versions have a date, and the newest one is that of package.json', () => {
  const releases = headings.slice(1);
  expect(releases.filter(({ date }) => !/^ - \d{4}-\d\d-\d\d$/.test(date))).toEqual([]);
  // Before the first release, the changelog has none.
  if (releases.length > 0) expect(releases[0]?.name).toBe(version);
});
