import { expect, test } from 'vitest';
import { mergeRedirects } from './mergeRedirects.ts';

test('own redirects come first and replace generated ones of the same address', () => {
  const own = '/old /elsewhere 302\n/api/* https://api.example.com/:splat 200';
  expect(mergeRedirects('/old /new 301\n/a /b 301\n', own)).toBe(`${own}\n/a /b 301\n`);
});
