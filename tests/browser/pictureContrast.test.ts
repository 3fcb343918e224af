import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { computeContrast, parseColor } from '../../schema/theme/color.ts';
import { renderPresetPage } from '../../tools/pictures/renderPresetPage.ts';
import { openBrowser } from './openBrowser.ts';

/* Texts on pictures, measured in pixels of a screenshot. The picture is the hardest one: white. */

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

const white = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><path fill="#fff" d="M0 0h1600v1200H0z"/></svg>')}`;

test.each(
  ['hero', 'cards', 'cta'].flatMap((type) =>
    [360, 1280].flatMap((width) =>
      (['light', 'dark'] as const).map((scheme) => ({ type, width, scheme })),
    ),
  ),
)('texts of $type on white pictures are readable at $width px, $scheme', async (one) => {
  await page.setViewportSize({ width: one.width, height: 900 });
  await page.emulateMedia({ colorScheme: one.scheme });
  const html = await renderPresetPage(one.type, { use: 'market', accent: '#b45309' });
  await page.setContent(html.replaceAll(/data:image[^"') ]*/g, white));
  await page.evaluate(
    'Promise.all(Array.from(document.images, (image) => { image.loading = "eager"; return image.decode().catch(() => {}); })).then(() => true)',
  );
  const texts = await page.evaluate<Text[]>(listTexts);
  expect(texts.length).toBeGreaterThan(0);
  await page.addStyleTag({
    content: '* { color: #0000 !important; text-decoration: none !important }',
  });
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const faults = texts.filter(({ color, minimum, left, top, right, bottom }) => {
    const front = parseColor(color);
    if (!front) throw new Error(`${color} is no colour`);
    for (let y = Math.ceil(top); y < bottom; y += 3)
      for (let x = Math.ceil(left); x < Math.min(right, info.width); x += 5) {
        const at = (y * info.width + x) * 3;
        const [red, green, blue] = data.subarray(at, at + 3);
        const back = parseColor(`rgb(${red}, ${green}, ${blue})`);
        if (back && computeContrast(front, back) < minimum - 0.02) return true;
      }
    return false;
  });
  expect(faults.map(({ text }) => text)).toEqual([]);
});

interface Text {
  text: string;
  color: string;
  minimum: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Lists the lines of text in sections with a picture, and where they are on the page. */
const listTexts = `(() => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || !element.checkVisibility() || element.closest('.visually-hidden')) continue;
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const isLarge = parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && fontWeight >= 700);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const { left, top, right, bottom } of range.getClientRects())
      found.push({ text: walker.currentNode.data, color, minimum: isLarge ? 3 : 4.5, left, top: top + scrollY, right, bottom: bottom + scrollY });
  }
  return found;
})()`;
