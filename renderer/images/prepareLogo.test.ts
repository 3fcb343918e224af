import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readChecksummed, writeChecksummed } from '../../base/files/checksummedFile.ts';
import { prepareLogo } from './prepareLogo.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-logo-'));
  await mkdir(join(root, 'public'));
  const mark = await sharp({
    create: { width: 120, height: 90, channels: 4, background: 'teal' },
  })
    .extend({ left: 30, right: 30, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer();
  await writeFile(join(root, 'public/logo.png'), mark);
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('the encoded logo comes from the cache, unless that is damaged', async () => {
  const cache = join(root, 'cache');
  const prepare = () => prepareLogo('/logo.png', { root, base: '/', cache });
  const logo = await prepare();
  // Cropped to 120 × 90, encoded 72 pixels high, and shown half as large.
  expect(logo).toMatchObject({ width: 48, height: 36 });
  expect(await prepare()).toEqual(logo);

  const [name = ''] = await readdir(cache);
  const cached = JSON.parse(`${await readChecksummed(join(cache, name))}`);
  const other = JSON.stringify({ ...cached, width: 20 });
  await writeChecksummed(join(cache, name), Buffer.from(other));
  expect(await prepare()).toEqual({ ...logo, width: 10 });
  await writeFile(join(cache, name), 'damaged');
  expect(await prepare()).toEqual(logo);
});

test('an SVG stays one, in the proportions of its viewBox', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 6"><path d="M0 0h24v6z"/></svg>';
  await writeFile(join(root, 'public/logo.svg'), svg);
  let extension = '';
  const publish = (content: Buffer, ending: string) => {
    extension = ending;
    return content.toString();
  };
  const logo = await prepareLogo('/logo.svg', { root, base: '/', publish });
  expect(extension).toBe('.svg');
  expect(logo).toMatchObject({ width: 144, height: 36 });
  expect(logo.src).toContain('<path d="M0 0h24v6z">');
  expect(decodeURIComponent(logo.inline ?? '')).toBe(`data:image/svg+xml,${logo.src}`);
});

test('only a logo up to 4 kB is part of the pages', async () => {
  const prepare = async (size: number) => {
    let length = 0;
    const publish = (content: Buffer) => {
      length = content.length;
      return '/assets/sized.svg';
    };
    await writeFile(join(root, 'public/sized.svg'), drawing('M0 0'.padEnd(size)));
    const { inline } = await prepareLogo('/sized.svg', { root, base: '/', publish });
    return { inline, length };
  };
  const drawing = (path: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 6"><path d="${path}"/></svg>`;
  const { length } = await prepare(100);
  const limit = 4096 - length + 100;
  expect((await prepare(limit)).length).toBe(4096);
  expect((await prepare(limit)).inline).toMatch(/^data:image\/svg\+xml,/);
  expect((await prepare(limit + 1)).inline).toBeUndefined();
});

test('flat colors with smooth edges stay as they are in few bytes', async () => {
  const arc =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300" viewBox="0 0 30 30" fill="none" stroke-width="6"><path stroke="#2a9a93" d="M4 15a11 11 0 0 1 22 0"/><path stroke="#f4b13e" d="M26 15a11 11 0 0 1-22 0"/></svg>';
  await sharp(Buffer.from(arc)).png().toFile(join(root, 'public/arc.png'));
  const { inline = '' } = await prepareLogo('/arc.png', { root, base: '/' });
  const file = Buffer.from(inline.split(',')[1] ?? '', 'base64');
  expect(file.length).toBeLessThan(1500);
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const pixelAt = (x: number, y: number) => {
    const at = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 4;
    return [...data.subarray(at, at + 4)];
  };
  const differenceOf = (pixel: number[], color: number[]) =>
    pixel.reduce((total, part, at) => total + Math.abs(part - (color[at] ?? 0)), 0);
  expect(differenceOf(pixelAt(0.5, 0.1), [42, 154, 147, 255])).toBeLessThan(8);
  expect(differenceOf(pixelAt(0.5, 0.9), [244, 177, 62, 255])).toBeLessThan(8);
  expect(pixelAt(0.5, 0.5)[3]).toBe(0);
});

test('a small picture is not enlarged', async () => {
  const small = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
  await writeFile(join(root, 'public/small.png'), await small.png().toBuffer());
  const logo = await prepareLogo('/small.png', { root, base: '/' });
  expect(logo).toMatchObject({ width: 15, height: 10 });
});
