import { expect, test } from 'vitest';
import { adaptToNetlify } from './adaptToNetlify.ts';

test('an encoded address gets a line as it reads, unless it has a space', () => {
  const text = '/caf%C3%A9 /coffee 301\n/a%20b /c 301\n/old /new 301\n/%C3%BC/* /u/:splat 301\n';
  expect(adaptToNetlify(text)).toBe(
    '/caf%C3%A9 /coffee 301\n/café /coffee 301\n/a%20b /c 301\n/old /new 301\n/%C3%BC/* /u/:splat 301\n/ü/* /u/:splat 301\n',
  );
});
