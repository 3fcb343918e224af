import { expect, test } from 'vitest';
import { matchesGlob } from './matchesGlob.ts';

test.each([
  ['/pricing', '/pricing', true],
  ['/pricing', '/pricing/teams', false],
  ['/pricing', '/de/pricing', false],
  ['/', '/', true],
  ['/', '/pricing', false],
  ['/blog/*', '/blog/first', true],
  ['/blog/*', '/blog', false],
  ['/blog/*', '/blog/2026/first', false],
  ['/*-in-oslo', '/cleaning-in-oslo', true],
  ['/*-in-oslo', '/en/cleaning-in-oslo', false],
  ['/*/pricing', '/de/pricing', true],
  ['/blog/**', '/blog/2026/first', true],
  ['/blog/**', '/blog', false],
  ['/blog/**', '/blogs/first', false],
  ['/**/pricing', '/de/shop/pricing', true],
  ['/**/pricing', '/pricing', true],
  ['/**', '/', true],
  ['/**', '/a/b', true],
  ['**', '/a/b', true],
  ['/a.b', '/axb', false],
])('%s and %s: %s', (pattern, route, expected) => {
  expect(matchesGlob(route, pattern)).toBe(expected);
});
