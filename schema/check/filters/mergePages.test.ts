import { expect, test } from 'vitest';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import { mergePages } from './mergePages.ts';

const onPage = (route: string, line = 1): Diagnostic => ({
  file: 'pages.yaml',
  line,
  column: 1,
  endLine: line,
  endColumn: 2,
  severity: 'error',
  code: 'BW001',
  message: 'It is wrong.',
  route,
});

test.each([
  [['/a'], 'It is wrong.'],
  [['/a', '/a'], 'It is wrong.'],
  [['/a', '/b'], 'It is wrong. `/b` has the same problem.'],
  [['/a', '/b', '/c'], 'It is wrong. `/b` and `/c` have the same problem.'],
  [
    ['/a', '/b', '/c', '/d'],
    'It is wrong. 3 more pages have the same problem, such as `/b` and `/c`.',
  ],
])('one place on the pages %j is reported once', (routes, message) => {
  const merged = mergePages([...routes.map((route) => onPage(route)), onPage('/b', 2)]);
  expect(merged.map((one) => one.message)).toEqual([message, 'It is wrong.']);
});
