import { expect, test } from 'vitest';
import { joinWithCommas } from './joinWithCommas.ts';

test.each([
  ['en-US', 'Hall, Bergen'],
  ['he', 'Hall, Bergen'],
  ['ar-EG', 'Hall، Bergen'],
  ['fa', 'Hall، Bergen'],
])('in %s: %s', (locale, joined) => {
  expect(joinWithCommas(['Hall', undefined, 'Bergen'], locale)).toBe(joined);
});
