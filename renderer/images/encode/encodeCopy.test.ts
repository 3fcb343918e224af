import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { measureImages } from '../measureImages.ts';
import { encodeCopy } from './encodeCopy.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-copy-'));
  await mkdir(join(root, 'public'));
  // What a phone held upright saves: pixels that lie on their side, with the top of the scene at the left.
  const pixels = await sharp({
    create: { width: 60, height: 40, channels: 3, background: 'blue' },
  })
    .composite([{ input: await sharp({ create: top }).png().toBuffer(), gravity: 'west' }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  await writeFile(join(root, 'public/phone.jpg'), pixels);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const top = { width: 20, height: 40, channels: 3, background: 'red' } as const;

test('a photo of a phone held upright has the size and the copies of an upright picture', async () => {
  const image = { path: '/phone.jpg', digest: 'phone' };
  expect(await measureImages([image], { root, cache: join(root, 'cache') })).toEqual([
    { width: 40, height: 60, format: 'jpeg', tint: expect.any(String) },
  ]);
  const task = { source: image.path, path: 'phone.webp' };
  const copy = await encodeCopy({ ...task, copy: { format: 'webp', width: 40 } }, root);
  const { data, info } = await sharp(copy).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 60]);
  const [red = 0, , blue = 0] = data.subarray(0, 3);
  expect(red).toBeGreaterThan(blue);
});
