import { expect, test } from 'vitest';
import { countReadingMinutes } from './countReadingMinutes.ts';

test.each([
  ['', 1],
  ['word '.repeat(238 * 4), 4],
  ['naïve, it’s well-known. '.repeat(238), 3],
  ['[here](https://example.com/one/two/three/four) '.repeat(238), 1],
])('counts words, not characters or addresses', (text, minutes) => {
  expect(countReadingMinutes(text)).toBe(minutes);
});
