import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { builtRoutes } from './builtRoutes.ts';
import { enlargedSizes, textFaults, withFontSize } from './enlargedText.ts';
import { hiddenFocus } from './hiddenFocus.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';
import { splitWords } from './splitWords.ts';

const address = inject('address');
const folder = inject('folder');

const widths = [305, 320, 360, 768, 1280];

const narrow = { width: 360, scheme: 'dark', find: axeViolations } as const;
const wide = { width: 1280, scheme: 'light', find: axeViolations } as const;
const allScreens = [
  narrow,
  wide,
  { width: 360, scheme: 'light', find: colorViolations },
  { width: 768, scheme: 'light', find: axeViolations },
  { width: 1280, scheme: 'dark', find: colorViolations },
] as const;

/**
 * Returns the layouts in which axe checks a page: all of them in a long run, otherwise one for every
 * fourth page. (sections.test.ts has axe check every section type.)
 */
function getScreens(index: number) {
  if (isLongRun) return allScreens;
  if (index % 4 > 0) return [];
  return index % 8 === 0 ? [narrow] : [wide];
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
});
afterAll(() => browser.close());

const routes = builtRoutes(folder);

/** Every route in a long run, otherwise one of six and the pages with a column that stays in view. */
const sampleRoutes = routes.filter(
  (route, index) => isLongRun || index % 6 === 0 || ['/pricing', '/privacy-policy'].includes(route),
);

/** Half of the routes are pages of the same entries as the other half. */
const halfOfRoutes = routes.filter((_, index) => isLongRun || index % 2 === 0);

test.each(halfOfRoutes)('%s is accessible and fits every screen', async (route) => {
  await page.goto(address + route);
  await hydrateAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect([width, overflows]).toEqual([width, false]);
    expect([width, await page.evaluate(splitWords)]).toEqual([width, []]);
  }
  for (const { width, scheme, find } of getScreens(routes.indexOf(route))) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect([width, scheme, await find(page)]).toEqual([width, scheme, []]);
  }
});

/** A low window; in a long run also 1280 × 720, 1366 × 768 and 1536 × 864 less the bars of a browser. */
const windows = [
  { width: 1280, height: 600 },
  ...(isLongRun
    ? [
        { width: 1280, height: 720 },
        { width: 1366, height: 657 },
        { width: 1536, height: 730 },
      ]
    : []),
];

test.each(sampleRoutes)('%s shows what has the focus in every window', async (route) => {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.goto(address + route);
    expect([size, await hiddenFocus(page)]).toEqual([size, []]);
  }
});

test.each(enlargedSizes)('pages fit a phone with a default font of %i px', async (size) => {
  const enlarged = await openBrowser({ args: withFontSize(size) });
  const page = await enlarged.newPage({ viewport: { width: 360, height: 640 } });
  for (const route of sampleRoutes) {
    await page.goto(address + route);
    expect([route, await textFaults(page)]).toEqual([route, []]);
  }
  await enlarged.close();
});

test('the name of the site is never broken', async () => {
  await page.goto(address);
  for (let width = 320; width <= 1920; width += isLongRun ? 3 : width < 375 ? 5 : 31) {
    await page.setViewportSize({ width, height: 700 });
    expect([width, await page.evaluate(splitWords)]).toEqual([width, []]);
  }
});
