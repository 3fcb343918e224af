import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

/** Lists the mistakes in the headings of a changelog, whose newest release is `version`. */
function findMistakes(changelog: string): string[] {
  const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading);
  const [unreleased, newest, ...older] = headings;
  const releases = newest === undefined ? [] : [newest, ...older];
  return [
    ...(unreleased === '[Unreleased]' ? [] : ['The changelog starts with the unreleased changes.']),
    ...releases
      .filter((heading) => !/^\[\d+\.\d+\.\d+[-.\w]*\] - \d{4}-\d\d-\d\d$/.test(heading))
      .map((heading) => `"${heading}" is no version with a date.`),
    ...(newest === undefined || newest.startsWith(`[${version}]`)
      ? []
      : [`The newest release is not ${version}, as package.json says.`]),
  ];
}

test('the changelog lists the unreleased changes, then each release with its date', () => {
  expect(findMistakes(readFileSync('CHANGELOG.md', 'utf8'))).toEqual([]);
});

test.each([
  ['no unreleased changes', `## [${version}] - 2026-01-01`],
  ['a release without a date', `## [Unreleased]\n## [${version}]`],
  ['another version than package.json', '## [Unreleased]\n## [99.0.0] - 2026-01-01'],
])('a changelog with %s fails', (_, changelog) => {
  expect(findMistakes(changelog)).toHaveLength(1);
});

test('a changelog with a release passes', () => {
  expect(
    findMistakes(`## [Unreleased]\n## [${version}] - 2026-01-01\n## [0.0.1] - 2025-12-01`),
  ).toEqual([]);
});
