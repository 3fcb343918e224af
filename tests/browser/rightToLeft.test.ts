import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { applyNamedStyle } from '../../schema/vocabulary/styles/applyNamedStyle.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { openBrowser } from './openBrowser.ts';

/* A page in Arabic, as visitors read it. */

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 360, height: 900 } });
  const theme = applyNamedStyle({ use: 'editorial' });
  const site = { ...sampleRenderContext.site, locale: 'ar-EG', theme };
  const styles = wholeStyles(themeStylesheet(theme), await styleBlocks());
  const assets = { ...sampleRenderContext.assets, styles };
  const { html } = renderPage(
    { ...samplePage, sections },
    { ...sampleRenderContext, site, assets },
  );
  await page.setContent(html);
});
afterAll(() => browser.close());

const phone = '+20 2 2735 0136';
const sections: AnySection[] = [
  {
    type: 'hero',
    layout: 'compact',
    headline: 'الأسعار مع الفطور والضريبة',
    actions: (['primary', 'secondary', 'text'] as const).map((style) => ({
      label: phone,
      to: 'tel:+20227350136',
      style,
    })),
  },
  {
    type: 'cta',
    layout: 'columns',
    title: 'غرفة لكل *فصل*',
    text: `هاتف: [${phone}](tel:+20227350136)`,
  },
];

test('telephone numbers run from left to right in buttons and in text', async () => {
  const orders = await page.evaluate<boolean[]>(`
    Array.from(document.querySelectorAll('main a[href^="tel:"]'), (link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
      const leftOf = (index) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return range.getBoundingClientRect().left;
      };
      const places = Array.from(text.data, (_, index) => leftOf(index));
      return places.every((left, index) => index === 0 || left > places[index - 1]);
    })`);
  expect(orders).toEqual([true, true, true, true]);
});

test('titles of every layout leave room for dots, and emphasis is upright', async () => {
  const titles = await page.evaluate<number[]>(`
    Array.from(document.querySelectorAll('main :is(h1, h2)'), (title) => {
      const { lineHeight, fontSize } = getComputedStyle(title);
      return parseFloat(lineHeight) / parseFloat(fontSize);
    })`);
  expect(titles).toHaveLength(2);
  for (const share of titles) expect(share).toBeCloseTo(1.3);
  expect(await page.evaluate("getComputedStyle(document.querySelector('em')).fontStyle")).toBe(
    'normal',
  );
});
