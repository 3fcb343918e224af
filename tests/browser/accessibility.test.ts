import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations } from './axeViolations.ts';
import { builtRoutes } from './builtRoutes.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';

const address = inject('address');
const folder = inject('folder');

const widths = [360, 768, 1280];

/**
 * The layouts that axe checks: each colour scheme and each width once, every combination in a long
 * run.
 */
const screens = [
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
  ...(isLongRun
    ? ([
        { width: 360, scheme: 'light' },
        { width: 768, scheme: 'light' },
        { width: 1280, scheme: 'dark' },
      ] as const)
    : []),
] as const;

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

test.each(builtRoutes(folder))('%s is accessible and fits every screen', async (route) => {
  await page.goto(address + route);
  await hydrateAll(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflows = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect([width, overflows]).toEqual([width, false]);
  }
  for (const { width, scheme } of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    expect([width, scheme, await axeViolations(page)]).toEqual([width, scheme, []]);
  }
});
