import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { measureImages } from './measureImages.ts';

test('keeps what was measured, and tries again what could not be read', async () => {
  const root = await mkdtemp(join(tmpdir(), 'blockwright-measures-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'public'));
  const photo = join(root, 'public/photo.png');
  const save = async (width: number) =>
    writeFile(
      photo,
      await sharp({ create: { width, height: 3, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    );
  const measure = async () => {
    const images = [{ path: '/photo.png', digest: 'photo' }];
    const [measures] = await measureImages(images, { root, cache: join(root, 'cache') });
    return measures;
  };
  await writeFile(photo, 'half a picture');
  expect(await measure()).toMatchObject({ fault: 'it is damaged, or not complete' });
  await save(5);
  expect(await measure()).toMatchObject({ width: 5, height: 3, format: 'png' });
  await save(6);
  expect(await measure()).toMatchObject({ width: 5 });
});
