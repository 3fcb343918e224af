import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { findPreset } from '../../renderer/sections/listPresets.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { applyNamedStyle } from '../../schema/vocabulary/styles/applyNamedStyle.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { openBrowser } from './openBrowser.ts';

/* Entrances in a browser whose visitor accepts motion. */

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const rest = [
  'cards/pictures',
  'stats/cards',
  'gallery/mosaic',
  'testimonials/masonry',
  'cta/panel',
];

/** Records layout shifts, and whether the largest element and what is around it are at rest when painted. */
const observe = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (shift += value)))
    .observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries()) {
      globalThis.largest = element;
      globalThis.areAtRest = [];
      for (let one = element; one; one = one.parentElement) {
        const { opacity, translate, scale } = getComputedStyle(one);
        const isAtRest = /^(?:none|0px)$/.test(translate) && /^(?:none|1)$/.test(scale);
        areAtRest.push(opacity === '1' && isAtRest);
      }
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });`;

test.each([
  { width: 1280, height: 720, first: ['hero/photo'] },
  { width: 360, height: 640, first: ['hero/photo'] },
  { width: 1280, height: 720, first: ['banner/announcement', 'hero/stage'] },
  { width: 360, height: 640, first: ['banner/announcement', 'hero/edge'] },
  { width: 1280, height: 720, first: ['hero/words', 'gallery/mosaic'] },
])('$first.0 moves neither the layout nor the largest element at $width px', async (one) => {
  const page = await openPage(one, 'no-preference');
  await page.addInitScript(observe);
  await page.goto('http://motion.example/');
  await expect.poll(() => page.evaluate('globalThis.areAtRest?.length ?? 0')).toBeGreaterThan(0);
  expect(await page.evaluate('areAtRest')).not.toContain(false);
  const moving = 'document.getAnimations().length';
  expect(await page.evaluate(moving)).toBeGreaterThan(0);
  const bottom = (await page.evaluate('document.documentElement.scrollHeight')) as number;
  for (let top = 0; top < bottom; top += 300) {
    await page.evaluate(`new Promise((done) => {
      scrollTo({ top: ${top}, behavior: 'instant' });
      requestAnimationFrame(() => requestAnimationFrame(done));
    })`);
  }
  // A busy browser may report the shift of a pixel or two.
  expect(await page.evaluate('shift')).toBeLessThan(0.005);
  await page.close();
});

test('nothing moves for visitors who prefer reduced motion', async () => {
  const first = ['hero/photo', 'logos/marquee'];
  const page = await openPage({ width: 1280, height: 720, first }, 'reduce');
  await page.goto('http://motion.example/');
  for (const top of [0, 600, 1800]) {
    await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
    expect(
      await page.evaluate('document.getAnimations().map(({ playState }) => playState)'),
    ).toEqual([]);
  }
  await page.close();
});

/** Prepares a page that shows presets in the style with the most motion. */
async function openPage(
  { width, height, first }: { width: number; height: number; first: string[] },
  reducedMotion: 'reduce' | 'no-preference',
) {
  const theme = applyNamedStyle({ use: 'poster' });
  const context = {
    ...sampleRenderContext,
    site: { ...sampleRenderContext.site, theme },
    assets: {
      ...sampleRenderContext.assets,
      styles: wholeStyles(themeStylesheet(theme), await styleBlocks()),
    },
  };
  const sections = [...first, ...rest].map((id) => findPreset(id)?.section as AnySection);
  const { html } = renderPage({ ...samplePage, sections, sectionOrigins: [] }, context);
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    return pathname === '/'
      ? route.fulfill({ body: html, contentType: 'text/html' })
      : route.abort();
  });
  return page;
}
