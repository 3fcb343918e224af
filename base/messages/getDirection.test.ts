import { expect, test } from 'vitest';
import { getDirection } from './getDirection.ts';

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['fa', 'rtl'],
  ['ur-PK', 'rtl'],
  ['pa-PK', 'rtl'],
  ['pa', 'ltr'],
  ['az-Arab', 'rtl'],
  ['en-US', 'ltr'],
  ['de', 'ltr'],
])('%s is written %s', (locale, direction) => {
  expect(getDirection(locale)).toBe(direction);
});
