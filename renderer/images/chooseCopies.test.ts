import { expect, test } from 'vitest';
import { chooseCopies } from './chooseCopies.ts';
import { imageFormats, type SiteImage } from './SiteImage.ts';

const photo: SiteImage = {
  src: '/photo.jpg',
  width: 2400,
  height: 1600,
  copies: imageFormats.flatMap((format) =>
    [160, 480, 800, 1200, 1600, 2000].map((width) => ({
      format,
      width,
      src: `${width}.${format}`,
    })),
  ),
};

test.each([
  ['(min-width: 60rem) 36rem, 92vw', '480 800 1200 1600 avif', '800 1600 webp'],
  ['(min-width: 62rem) 25rem, (min-width: 40rem) 46vw, 92vw', '480 800 1200 avif', '480 1200 webp'],
  ['4rem', '160 avif', '160 webp'],
  ['100vw', '480 800 1200 1600 2000 avif', '480 1200 2000 webp'],
  ['calc(50vw - 1rem)', '160 480 800 1200 1600 2000 avif', '480 1200 2000 webp'],
])('%s asks for copies of %s', (sizes, ...expected) => {
  const copies = chooseCopies(photo, sizes);
  const lists = imageFormats.map((format) => {
    const widths = copies.filter((copy) => copy.format === format).map(({ width }) => width);
    return `${widths.join(' ')} ${format}`;
  });
  expect(lists).toEqual(expected);
});

test('a small image has one copy of each format', () => {
  const copies = imageFormats.map((format) => ({ format, width: 60, src: `60.${format}` }));
  const icon = { src: '/icon.png', width: 60, height: 40, copies };
  expect(chooseCopies(icon, '92vw')).toEqual(copies);
});
