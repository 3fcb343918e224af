import { expect, test } from 'vitest';
import { lowerAddress } from './lowerAddress.ts';

test.each([
  ['Olga@Example.COM', 'olga@example.com'],
  // The Kelvin sign, the long s and the dotted I belong to other addresses.
  ['mi\u212Ae@example.com', 'mi\u212Ae@example.com'],
  ['\u017Fam@example.com', '\u017Fam@example.com'],
  ['\u0130nci@example.com', '\u0130nci@example.com'],
  ['ÄNNE@example.com', 'Änne@example.com'],
])('%s is compared as %s', (email, expected) => {
  expect(lowerAddress(email)).toBe(expected);
});
