import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import pixelmatch from 'pixelmatch';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  gap,
  type LookSheet,
  listLookSheets,
  takeLookSheet,
} from '../../tools/pictures/lookSheets.ts';
import { openPresetCamera } from '../../tools/pictures/openPresetCamera.ts';
import { isLongRun } from '../isLongRun.ts';
import { openBrowser } from './openBrowser.ts';

/* Section types look as in the small contact sheets of tests/looks/. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const sheets = listLookSheets();
const sample = ['editorial-1280-light', 'poster-360-dark'];

test.each(sheets.filter(({ name }) => isLongRun || sample.includes(name)))(
  'the sheet $name is as it was kept',
  async (sheet) => {
    const kept = readFileSync(`tests/looks/${sheet.name}.webp`);
    const taken = await takeLookSheet(await openPresetCamera(browser), sheet);
    const changes = await findChanges(kept, taken, sheet);
    const file = `dist/looks/${sheet.name}`;
    if (changes.length > 0) {
      mkdirSync('dist/looks', { recursive: true });
      writeFileSync(`${file}-kept.webp`, kept);
      writeFileSync(`${file}-taken.webp`, taken);
    }
    expect(
      changes,
      `${file}-kept.webp and ${file}-taken.webp differ. If that is meant: npm run sheets -- --keep ${sheet.name}`,
    ).toEqual([]);
  },
);

test('a button in another colour is a change', async () => {
  const sheet = sheets.find(({ name }) => name === sample[0]) as LookSheet;
  const kept = readFileSync(`tests/looks/${sheet.name}.webp`);
  // As large as a button of 160 × 48 pixels, in the second column.
  const button = { create: { width: 20, height: 6, channels: 3 as const, background: '#0a0' } };
  const input = await sharp(button).png().toBuffer();
  const left = sheet.column + gap + 30;
  const changed = await sharp(kept)
    .composite([{ input, left, top: 40 }])
    .webp()
    .toBuffer();
  const changes = await findChanges(kept, changed, sheet);
  expect(changes).toHaveLength(1);
  expect(changes[0]).toContain(`${sheet.types[1]} at `);
});

/**
 * Lists the section types that look different, with the first place of each, in pixels of the page. Edges
 * of letters differ between machines, so a place is different if a fifth of a small square is.
 */
async function findChanges(kept: Buffer, taken: Buffer, sheet: LookSheet): Promise<string[]> {
  const sizes = await Promise.all([sharp(kept).metadata(), sharp(taken).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const [before, after] = await Promise.all(
    [kept, taken].map((picture, index) => {
      const { width: right = 0, height: bottom = 0 } = sizes[index] ?? {};
      const margin = { right: width - right, bottom: height - bottom, background: '#888' };
      return sharp(picture).extend(margin).ensureAlpha().raw().toBuffer();
    }),
  );
  const differences = Buffer.alloc(width * height * 4);
  if (before && after)
    pixelmatch(before, after, differences, width, height, { threshold: 0.15, diffMask: true });
  const isChanged = (left: number, top: number) => {
    let count = 0;
    for (let y = top; y < Math.min(top + square, height); y++)
      for (let x = left; x < Math.min(left + square, width); x++)
        if (differences[(y * width + x) * 4 + 3]) count++;
    return count > (square * square) / 5;
  };
  const scale = sheet.screen.width / sheet.column;
  return sheet.types.flatMap((type, index) => {
    const start = index * (sheet.column + gap);
    for (let top = 0; top < height; top += square / 2)
      for (let left = 0; left < sheet.column; left += square / 2)
        if (isChanged(start + left, top)) return [`${type} at ${left * scale}, ${top * scale}`];
    return [];
  });
}

const square = 12;
