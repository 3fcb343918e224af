import { expect, test } from 'vitest';
import { findShareImage } from './findShareImage.ts';

const html = (address: string) => `<head><meta property="og:image" content="${address}"></head>`;

test.each([
  ['https://www.example.com/images/a.jpg', 'https://www.example.com', '/images/a.jpg'],
  ['https://www.example.com/shop/a.png', 'https://www.example.com/shop/', '/a.png'],
  ['https://www.example.com/a?b=1&amp;c=2', 'https://www.example.com', '/a?b=1&c=2'],
  ['https://other.example.com/a.jpg', 'https://www.example.com', 'https://other.example.com/a.jpg'],
  ['https://www.example.com/a.jpg', '', undefined],
])('the picture at %s of the site at %s is %s', (address, url, expected) => {
  expect(findShareImage(html(address), url)).toBe(expected);
});

test('a page without a picture has none', () => {
  expect(findShareImage('<head></head>', 'https://www.example.com')).toBeUndefined();
});
