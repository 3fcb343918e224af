import { expect, test } from 'vitest';
import { formats } from './formats.ts';

test.each([
  'https://x;script-src-elem',
  'https://x,https://y',
  "https://x'y",
  'https://*',
  'https://*.example.com/',
  'https://user:password@example.com/',
  'https://example.com:99999/',
  'https://xn--/',
  'https://example.com\\@evil.example/',
  'https://exam ple.com/',
  'http://example.com/',
  'https://',
])('%s is not the address of a service', (address) => {
  expect(formats['https-address']?.(address)).toBe(false);
  expect(formats['service-address']?.(address)).toBe(false);
});

test('a form service may have a query', () => {
  const accepted = [
    'https://a.example',
    'https://a.example:8443/f/x',
    'https://a.example/f?id=1&b',
  ];
  for (const address of accepted) expect(formats['service-address']?.(address)).toBe(true);
  expect(formats['service-address']?.('https://a.example/f?a b')).toBe(false);
});

test.each([
  'https://www.example.com//',
  'https://x.example//evil.example',
  'https://x.example/a//b',
  'https://x.example/../b',
  'https://user@x.example/',
  'https://x.example\\evil/',
  'https://x.example/;a',
  'https://x.example:99999/',
  '//x.example',
])('%s is not the address of a site', (address) => {
  expect(formats['site-url']?.(address)).toBe(false);
});

test.each(['https://mastodon.example/@name', 'https://www.example.com/in/a-b?c=d'])(
  '%s is the address of a profile',
  (address) => {
    expect(formats['service-address']?.(address)).toBe(true);
  },
);

test.each([
  'https://www.example.com',
  'https://www.example.com/',
  'http://localhost:8080/shop',
  'https://bücher.example/a/b-c.d/',
])('%s is the address of a site', (address) => {
  expect(formats['site-url']?.(address)).toBe(true);
});
