import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build, readFiles, replace, tryBlockwright } from './builds.ts';
import { oneSite } from './oneSite.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-images-'));
  await oneSite(root);
  await mkdir(join(root, 'public'));
  const photo = await createPhoto('teal').jpeg().toBuffer();
  await writeFile(join(root, 'public/ada.jpg'), photo);
  await writeFile(join(root, 'public/share.png'), await createPhoto('red').png().toBuffer());
  const sections = `      - { type: quote, text: It works., image: { src: /ada.jpg, alt: Ada Lovelace } }\n`;
  await replace(root, 'pages.yaml', /$/, sections);
  await replace(root, 'pages.yaml', /^site:\n/m, 'site:\n  social: { image: /share.png }\n');
});
afterAll(() => rm(root, { recursive: true, force: true }));

function createPhoto(background: string) {
  return sharp({ create: { width: 900, height: 600, channels: 3, background } });
}

test('only the copies that pages refer to are encoded', async () => {
  const { stderr } = await tryBlockwright('build', '--root', root);
  expect(stderr).toContain('Encoding 2 copies of images');
  const files = await readFiles(root);
  const assets = Object.keys(files).filter((path) => path.startsWith('assets/ada'));
  expect(assets.map((path) => path.replace(/\.[\da-f]{8}/, ''))).toEqual([
    'assets/ada-160.avif',
    'assets/ada-160.webp',
    'assets/ada.jpg',
  ]);
  const page = files['index.html'] ?? '';
  for (const path of assets) expect(page).toContain(`/${path}`);
  expect(page).toContain('.tint-088{background:#088}');
  expect((await tryBlockwright('build', '--root', root, '--force')).stderr).toBe('');
});

test('an image that cannot be decoded stops the build with a message', async () => {
  const before = await readFiles(root);
  const photo = await readFile(join(root, 'public/ada.jpg'));
  await writeFile(join(root, 'public/ada.jpg'), photo.subarray(0, photo.length / 2));
  const { status, stdout } = await tryBlockwright('build', '--root', root);
  expect({ status, stdout }).toEqual({
    status: 1,
    stdout: expect.stringMatching(
      /^pages\.yaml:\d+:\d+ error\[BW038\] The picture public\/ada\.jpg cannot be read: it is damaged/m,
    ),
  });
  expect(await readFiles(root)).toEqual(before);
  await writeFile(join(root, 'public/ada.jpg'), photo);
  await build(root);
  expect(await readFiles(root)).toEqual(before);
});
