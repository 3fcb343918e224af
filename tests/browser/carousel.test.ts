import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

test('moves on every four seconds while it is seen', async () => {
  const page = await openCarousel();
  await page.clock.runFor(3900);
  expect(await slideChosen(page)).toBe(0);
  await page.clock.runFor(200);
  await untilSlide(page, 1);
  await page.clock.runFor(4200);
  await untilSlide(page, 2);
});

test('comes back to the first slide after the last', async () => {
  const page = await openCarousel();
  await page.getByRole('button', { name: '4 of 4' }).click();
  await page.mouse.move(0, 0);
  await untilSlide(page, 3);
  await untilRunning(page, true);
  await page.clock.runFor(4200);
  await untilSlide(page, 0);
});

test('pauses and plays by its button', async () => {
  const page = await openCarousel();
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 0);
  await expectStill(page);
  await page.getByRole('button', { name: 'Play the slides' }).click();
  await untilRunning(page, true);
  await page.clock.runFor(4200);
  await untilSlide(page, 1);
});

test('a dot jumps to its slide, and the arrow keys go from dot to dot', async () => {
  const page = await openCarousel();
  await page.getByRole('button', { name: '3 of 4: Email Excellence' }).click();
  await untilSlide(page, 2);
  await page.keyboard.press('ArrowRight');
  await untilSlide(page, 3);
  await page.keyboard.press('ArrowRight');
  await untilSlide(page, 0);
  await page.keyboard.press('End');
  await untilSlide(page, 3);
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(focused).toBe('4 of 4: Task Coordination');
});

test('follows a visitor who scrolls the slides by hand', async () => {
  const page = await openCarousel();
  await page.locator('#va-in-action-slides').evaluate((track) => {
    track.scrollTo({ left: 2 * track.clientWidth, behavior: 'instant' });
  });
  await untilSlide(page, 2);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return slideChosen(page);
    }, patience)
    .toBe(2);
});

test('stands still under the pointer', async () => {
  const page = await openCarousel();
  await page.locator('[data-carousel]').hover();
  await expectStill(page);
  await page.mouse.move(0, 0);
  await untilRunning(page, true);
  await page.clock.runFor(4200);
  await untilSlide(page, 1);
});

test('stands still while the keyboard is in it', async () => {
  const page = await openCarousel();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-carousel] button')?.focus());
  await page.keyboard.press('Tab');
  await expectStill(page);
});

test('stands still where nobody sees it', async () => {
  const page = await openCarousel();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectStill(page);
});

test('does not start for visitors who ask for less motion', async () => {
  const page = await openCarousel({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play the slides' }).waitFor();
  await expectStill(page);
});

test('can be read without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  const titles = page.locator('[data-carousel] h3');
  expect(await titles.allTextContents()).toEqual([
    'Meet Your VA Expert',
    'Calendar Mastery',
    'Email Excellence',
    'Task Coordination',
  ]);
  expect(await page.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
  const scrolls = await page
    .locator('#va-in-action-slides')
    .evaluate((track) => track.scrollWidth > track.clientWidth * 3.9);
  expect(scrolls).toBe(true);
});

const patience = { timeout: 15_000, interval: 50 };

/** Opens the home page with a clock that stands until a test lets it run. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(inject('address'));
  return page;
}

async function openCarousel(options?: BrowserContextOptions): Promise<Page> {
  const page = await open(options);
  await page.locator('[data-carousel]').evaluate((stage) => {
    stage.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.locator('[data-carousel] [data-hydrated]').waitFor();
  if (options?.reducedMotion !== 'reduce') await untilRunning(page, true);
  return page;
}

/** Lets a long time pass once the carousel is held, and expects the first slide still. */
async function expectStill(page: Page) {
  await untilRunning(page, false);
  await page.clock.runFor(20_000);
  expect(await slideChosen(page)).toBe(0);
  expect(await slideShown(page)).toBe(0);
}

/** Waits until the carousel moves on by itself, or no longer does. */
async function untilRunning(page: Page, running: boolean) {
  const bar = page.locator(`[data-carousel] [data-running="${running ? 'yes' : 'no'}"]`);
  await bar.waitFor({ state: 'attached' });
}

/** Index of the slide whose dot is marked, which changes as soon as the carousel decides to move. */
function slideChosen(page: Page): Promise<number> {
  return page
    .locator('[data-carousel] [aria-current]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

/** Index of the slide that is scrolled into view. */
function slideShown(page: Page): Promise<number> {
  return page
    .locator('#va-in-action-slides')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
}

function untilSlide(page: Page, index: number) {
  return expect.poll(() => slideShown(page), patience).toBe(index);
}
