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

test('advances every four seconds while it is visible', async () => {
  const page = await openCarousel();
  await page.clock.runFor(3900);
  expect(await markedSlide(page)).toBe(0);
  await page.clock.runFor(200);
  await untilSlide(page, 1);
  await page.clock.runFor(4200);
  await untilSlide(page, 2);
});

test('returns to the first slide after the last one', async () => {
  const page = await openCarousel();
  await page.getByRole('button', { name: '4 of 4' }).click();
  await page.mouse.move(0, 0);
  await untilSlide(page, 3);
  await untilRunning(page, true);
  await page.clock.runFor(4200);
  await untilSlide(page, 0);
});

test('pauses and resumes with its button', async () => {
  const page = await openCarousel();
  await page.getByRole('button', { name: 'Pause the slides' }).click();
  await page.mouse.move(0, 0);
  await expectPaused(page);
  await page.getByRole('button', { name: 'Play the slides' }).click();
  await untilRunning(page, true);
  await page.clock.runFor(4200);
  await untilSlide(page, 1);
});

test('jumps to the slide of a clicked dot, and arrow keys move between dots', async () => {
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

test('marks the slide that a visitor scrolls to', async () => {
  const page = await openCarousel();
  await page.locator('#va-in-action-slides').evaluate((track) => {
    track.scrollTo({ left: 2 * track.clientWidth, behavior: 'instant' });
  });
  await untilSlide(page, 2);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return markedSlide(page);
    })
    .toBe(2);
});

test('pauses while the pointer is over it', async () => {
  const page = await openCarousel();
  await page.locator('[data-carousel]').hover();
  await expectPaused(page);
  await page.mouse.move(0, 0);
  await untilRunning(page, true);
  await page.clock.runFor(4200);
  await untilSlide(page, 1);
});

test('pauses while it has keyboard focus', async () => {
  const page = await openCarousel();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-carousel] button')?.focus());
  await page.keyboard.press('Tab');
  await expectPaused(page);
});

test('pauses while it is outside the viewport', async () => {
  const page = await openCarousel();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectPaused(page);
});

test('does not start for visitors who prefer reduced motion', async () => {
  const page = await openCarousel({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Play the slides' }).waitFor();
  await expectPaused(page);
});

test('is readable without JavaScript', async () => {
  const page = await open({ javaScriptEnabled: false });
  const titles = page.locator('[data-carousel] h3');
  expect(await titles.allTextContents()).toEqual([
    'Meet Your VA Expert',
    'Calendar Mastery',
    'Email Excellence',
    'Task Coordination',
  ]);
  expect(await page.getByRole('button', { name: 'Pause the slides' }).isVisible()).toBe(false);
  const track = page.locator('#va-in-action-slides');
  expect(await track.evaluate((track) => track.scrollWidth > track.clientWidth * 3.5)).toBe(true);
  const visibleEdge = await track.evaluate(
    (track) => track.clientWidth - ((track.children[1] as HTMLElement)?.offsetLeft ?? 0),
  );
  expect(visibleEdge).toBeGreaterThan(30);
});

/** Opens the home page with a paused clock, which tests advance. */
async function open(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'no-preference',
    ...options,
  });
  const page = await context.newPage();
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

/** Waits until the carousel pauses, advances the clock by 20 s, and expects the first slide. */
async function expectPaused(page: Page) {
  await untilRunning(page, false);
  await page.clock.runFor(20_000);
  expect(await markedSlide(page)).toBe(0);
  expect(await visibleSlide(page)).toBe(0);
}

/** Waits until the carousel advances by itself, or until it stops doing so. */
async function untilRunning(page: Page, running: boolean) {
  const bar = page.locator(`[data-carousel] [data-running="${running ? 'yes' : 'no'}"]`);
  await bar.waitFor({ state: 'attached' });
}

/**
 * Returns the index of the slide whose dot is marked. It changes as soon as the carousel starts to
 * move.
 */
function markedSlide(page: Page): Promise<number> {
  return page
    .locator('[data-carousel] [aria-current]')
    .evaluateAll((dots) => dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true'));
}

/** Returns the index of the slide that is scrolled into view. */
function visibleSlide(page: Page): Promise<number> {
  return page
    .locator('#va-in-action-slides')
    .evaluate((track) => Math.round(track.scrollLeft / track.clientWidth));
}

function untilSlide(page: Page, index: number) {
  return expect.poll(() => visibleSlide(page)).toBe(index);
}
