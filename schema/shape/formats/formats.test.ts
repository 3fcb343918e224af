import { expect, test } from 'vitest';
import { parseAddress } from '../../../base/text/parseAddress.ts';
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

test.each(['/a\tb.png', '/\t//', '/\n/evil.example/a.png', '//a.example/a.png', '/../a.png'])(
  '%j is not the path of a picture',
  (path) => {
    expect(formats.image?.(path)).toBe(false);
    expect(formats.image?.('/images/my photo.png')).toBe(true);
  },
);

test('everything that renderers pass to URL can be parsed', () => {
  const parts = [
    'a',
    'a.example',
    'xn--',
    '%',
    ':',
    ':65536',
    '/',
    '//',
    '?',
    '#',
    '@',
    '[',
    '::1',
  ];
  parts.push(']', '1.2.3', '0x', '256.1.1.1', 'é', '\t', '\n', '^', '|', '*', ';', "'", '.', '-');
  const texts = [''];
  for (const text of texts)
    if (texts.length < 20_000) texts.push(...parts.map((part) => text + part));
  const unusable = texts.flatMap((text) => [
    ...['https-address', 'service-address', 'site-url']
      .filter((name) => formats[name]?.(`https://${text}`))
      .filter(() => !parseAddress(`https://${text}`)),
    ...['link', 'destination', 'image']
      .filter((name) => formats[name]?.(`/${text}`))
      .filter(() => new URL(`/${text}`, 'https://a.example').host !== 'a.example'),
  ]);
  expect(unusable).toEqual([]);
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
