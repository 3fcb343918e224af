import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations } from './axeViolations.ts';
import { builtRoutes } from './builtRoutes.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';
import { splitWords } from './splitWords.ts';

const address = inject('address');
const folder = inject('folder');

const widths = [360, 768, 1280];

const narrow = { width: 360, scheme: 'dark' } as const;
const wide = { width: 1280, scheme: 'light' } as const;
const allScreens = [
  narrow,
  wide,
  { width: 360, scheme: 'light' },
  { width: 768, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

/**
 * Returns the layouts in which axe checks a page: all of them in a long run, otherwise one for every
 * third page. (sections.test.ts has axe check every section type.)
 */
function screensOf(index: number) {
  if (isLongRun) return allScreens;
  if (index % 3 > 0) return [];
  return index % 2 === 0 ? [narrow] : [wide];
}

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
});
afterAll(() => browser.close());

const routes = builtRoutes(folder);

test.each(routes)('%s is accessible and fits every screen', async (route) => {
  await page.goto(address + route);
  await hydrateAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect([width, overflows]).toEqual([width, false]);
    expect([width, await page.evaluate(splitWords)]).toEqual([width, []]);
  }
  for (const { width, scheme } of screensOf(routes.indexOf(route))) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect([width, scheme, await axeViolations(page)]).toEqual([width, scheme, []]);
  }
});
