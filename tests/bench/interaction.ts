import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from './serveFolder.ts';
import { spread } from './statistics.ts';
import { type Task, traceTasks } from './traceTasks.ts';

/**
 * `npm run bench:interaction [FOLDER [ROUNDS]]`: opens pages of the reference site on a phone, and prints
 * CPU time in milliseconds of a CPU that is four times slower: of the longest task while an island is
 * loaded and hydrated after the first touch, and from a tap on the hydrated island to the next frame.
 * Other work on the machine does not change it.
 */
export async function main([folder = 'dist/client', rounds = '5']: string[]): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no build in ${folder}. Run \`npm run build\` first.`);
    process.exit(2);
  }
  const server = await serveFolder(folder);
  const browser = await openBrowser();
  const rows: Record<string, Record<string, number>> = {};
  for (const [name, scenario] of Object.entries(createScenarios())) {
    const samples: Awaited<ReturnType<typeof measure>>[] = [];
    for (let round = 0; round <= Number(rounds); round++) {
      const sample = await measure(browser, server.address, scenario);
      // The first round warms up the browser.
      if (round > 0) samples.push(sample);
    }
    const middle = (key: 'hydrating' | 'respond') =>
      Math.round(spread(samples.map((sample) => sample[key])).median);
    rows[name] = {
      'longest task, code arrives': middle('hydrating'),
      'tap to next frame': middle('respond'),
    };
  }
  await browser.close();
  server.close();
  console.table(rows);
}

interface Scenario {
  route: string;
  /** Touches the island, so that its code is loaded, and returns when it is hydrated. */
  touch(page: Page): Promise<void>;
  /** The interaction that is measured, until its result is visible. */
  act(page: Page): Promise<void>;
}

function createScenarios(): Record<string, Scenario> {
  const hydrated = (name: string) => `[data-island="${name}"][data-hydrated]`;
  const submit = (page: Page) => page.locator('form button[type="submit"]:visible').first();
  return {
    'carousel, tap on next': {
      route: '/',
      touch: async (page) => {
        await page
          .locator('[data-island="carousel"]')
          .locator('visible=true')
          .first()
          .scrollIntoViewIfNeeded();
        await page.waitForSelector(hydrated('carousel'), { state: 'attached' });
      },
      act: async (page) => {
        const buttons = page.locator(`${hydrated('carousel')} button:visible`);
        await buttons.last().tap();
      },
    },
    'form, empty submission': {
      route: '/pricing',
      touch: async (page) => {
        await submit(page).scrollIntoViewIfNeeded();
        await page.waitForSelector(hydrated('form'), { state: 'attached' });
      },
      act: async (page) => {
        await submit(page).tap();
        await page.waitForSelector('form [aria-invalid="true"]');
      },
    },
    'dialog, opened by a link': {
      route: '/roles',
      touch: async (page) => {
        const link = page
          .locator('main a[href^="#"]:not([href="#page_content"])')
          .locator('visible=true')
          .first();
        await link.scrollIntoViewIfNeeded();
        await link.tap();
        await page.waitForSelector('dialog[open]');
      },
      act: async (page) => {
        await submit(page).tap();
        await page.waitForSelector('dialog [aria-invalid="true"]');
      },
    },
  };
}

async function measure(browser: Browser, address: string, { route, touch, act }: Scenario) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    reducedMotion: 'no-preference',
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(address + route, { waitUntil: 'load' });
  await page.evaluate(settle);
  const hydrating = await traceTasks(browser, async () => {
    await touch(page);
    await page.evaluate(settle);
  });
  const responding = await traceTasks(browser, async () => {
    await act(page);
    await page.evaluate(settle);
  });
  await context.close();
  return { hydrating: longestTask(hydrating), respond: timeToFrame(responding) };
}
function longestTask(tasks: readonly Task[]): number {
  return slowness * Math.max(0, ...tasks.map(({ cpu }) => cpu));
}

/** Returns the time from pressing to the frame that follows the click. */
function timeToFrame(tasks: readonly Task[]): number {
  const press = tasks.findIndex(({ events }) => events.includes('pointerdown'));
  const click = tasks.findIndex(({ events }, at) => at >= press && events.includes('click'));
  const frame = tasks.findIndex(({ isFrame }, at) => at >= click && isFrame);
  if (press < 0 || click < 0 || frame < 0) throw new Error('The trace contains no tap.');
  return slowness * tasks.slice(press, frame + 1).reduce((sum, { cpu }) => sum + cpu, 0);
}

const slowness = 4;

/** Waits until nothing has been going on for a while. */
const settle = `new Promise((resolve) => {
  let idle = 0;
  const wait = () => requestIdleCallback((deadline) => {
    idle = deadline.timeRemaining() > 20 ? idle + 1 : 0;
    if (idle > 10) resolve(); else setTimeout(wait, 50);
  });
  wait();
})`;
