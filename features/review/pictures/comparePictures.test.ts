import sharp from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

const draw = (background: string, height = 4) =>
  sharp({ create: { width: 6, height, channels: 3, background } })
    .png()
    .toBuffer();

test('has both versions of a section, and a picture of what differs', async () => {
  const [red, blue] = await Promise.all([draw('red'), draw('blue', 9)]);
  expect(Object.keys(await comparePictures('wide', red, blue))).toEqual([
    ...['layout', 'old', 'new', 'difference'],
  ]);
  expect(Object.keys(await comparePictures('wide', red, red))).toEqual(['layout', 'old', 'new']);
  expect(Object.keys(await comparePictures('wide', undefined, red))).toEqual(['layout', 'new']);
  expect(Object.keys(await comparePictures('wide', red, undefined))).toEqual(['layout', 'old']);
});

test('draws the difference as large as the larger of two versions', async () => {
  const { difference } = await comparePictures('wide', await draw('red'), await draw('red', 9));
  const { width, height } = await sharp(difference).metadata();
  expect([width, height]).toEqual([6, 9]);
});
