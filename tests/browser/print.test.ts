import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPresetPage, typesWithPresets } from '../../tools/pictures/renderPresetPage.ts';
import { openBrowser } from './openBrowser.ts';

/* Every preset on paper, as wide as A4 with small margins. Browsers print no backgrounds unless visitors ask for them. */

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 718, height: 1040 } });
  await page.emulateMedia({ media: 'print' });
});
afterAll(() => browser.close());

test.each(typesWithPresets())('%s is whole and readable on paper', async (type) => {
  await page.setContent(await renderPresetPage(type, { use: 'market', accent: '#1f3a5f' }));
  expect(await page.evaluate(findFaults)).toEqual([]);
});

const findFaults = `(() => {
  const faults = [];
  const name = (element) => element.outerHTML.slice(0, 100);
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.offsetWidth !== 1;

  // Pictures in a box fill it.
  for (const image of document.querySelectorAll('main img')) {
    const parent = image.closest(':not(img, picture)');
    const { objectFit, position } = getComputedStyle(image);
    let box = parent;
    while (box && getComputedStyle(box).overflow !== 'hidden') box = box.parentElement;
    const isBoxed = position === 'absolute' || (box && getComputedStyle(box).borderTopWidth !== '0px');
    if (isBoxed && isShown(image) && objectFit === 'cover' && image.offsetWidth < parent.clientWidth - 1)
      faults.push('narrow: ' + name(parent));
    if (isShown(image) && image.offsetWidth > parent.clientWidth + 1) faults.push('wide: ' + name(parent));
  }

  // Texts and icons are dark, and their grounds are light.
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const findGround = (element) => {
    const { backgroundColor } = getComputedStyle(element);
    if (backgroundColor !== none) return backgroundColor;
    return element.parentElement ? findGround(element.parentElement) : '#fff';
  };
  const none = 'rgba(0, 0, 0, 0)';
  const isDark = (color) => color !== none && !isLight(color);
  const isLight = (color) => {
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
    return 0.3 * red + 0.59 * green + 0.11 * blue > 150;
  };
  for (const element of document.querySelectorAll('main :not([aria-hidden])')) {
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if ((hasText || element.matches('svg[stroke=currentColor], svg[fill=currentColor]')) && isShown(element) && isLight(getComputedStyle(element).color))
      faults.push('light: ' + name(element));
    if (hasText && isShown(element) && isDark(findGround(element))) faults.push('on dark: ' + name(element));
    const before = getComputedStyle(element, '::before');
    if (before.content.startsWith('counter') && isShown(element) && isDark(before.backgroundColor))
      faults.push('number on dark: ' + name(element));
  }

  // Boxes do not touch.
  for (const item of document.querySelectorAll('main li + li')) {
    const before = item.previousElementSibling.getBoundingClientRect();
    const { top, left } = item.getBoundingClientRect();
    const style = getComputedStyle(item);
    if (isShown(item) && style.borderRadius !== '0px' && style.borderTopWidth !== '0px' && top >= before.bottom && top < before.bottom + 4 && left < before.right)
      faults.push('touches: ' + name(item));
  }
  return [...new Set(faults)];
})()`;
