import { expect, test } from 'vitest';
import { mergeHeaders, mergeRedirects } from './mergeHostFiles.ts';

test('own headers win for the same path, and other paths are kept', () => {
  const generated = '/*\n  X-Frame: a\n  Referrer-Policy: b\n/assets/*\n  Cache-Control: c\n';
  const own =
    '# Staging\n/*\n  Basic-Auth: me:secret\n  referrer-policy: no-referrer\n/x\n  A: b\n';
  expect(mergeHeaders(generated, own)).toBe(
    '/*\n  X-Frame: a\n  Basic-Auth: me:secret\n  referrer-policy: no-referrer\n/assets/*\n  Cache-Control: c\n/x\n  A: b\n',
  );
  expect(mergeHeaders(generated, '/*\n  ! X-Frame\n')).toContain('/*\n  Referrer-Policy: b\n  ! X');
});

test('own redirects come first and replace generated ones of the same address', () => {
  const own = '/old /elsewhere 302\n/api/* https://api.example.com/:splat 200';
  expect(mergeRedirects('/old /new 301\n/a /b 301\n', own)).toBe(`${own}\n/a /b 301\n`);
});
