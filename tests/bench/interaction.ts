import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from './serveFolder.ts';
import { spread } from './statistics.ts';

/**
 * `npm run bench:interaction [FOLDER [ROUNDS]]`: opens pages of the reference site on a phone with a CPU
 * slowed down 4×. Prints milliseconds: the CPU time of the longest task while an island is loaded and
 * hydrated after the first touch, and the time from a tap on the hydrated island to the next frame, which
 * a busy machine prolongs.
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
          .locator('main a[href^="#"]:not([href="#content"])')
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
    isMobile: true,
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(address + route, { waitUntil: 'load' });
  await page.evaluate(settle);
  const hydrating = await longestTask(browser, page, () => touch(page));
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  await page.evaluate('seen.events = []');
  await act(page);
  await page.evaluate(settle);
  const events = (await page.evaluate('seen.events')) as number[];
  await context.close();
  return { hydrating, respond: Math.max(0, ...events) };
}

/**
 * Returns the CPU time of the longest task of the page while something happens, in milliseconds of the
 * slow CPU. Other work on the machine does not change it, unlike a CPU that Chromium slows down.
 */
async function longestTask(browser: Browser, page: Page, happen: () => Promise<void>) {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'],
  });
  await happen();
  await page.evaluate(settle);
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: {
      name: string;
      pid: number;
      tid: number;
      tdur?: number;
      args: { name?: string };
    }[];
  };
  const main = trace.traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const tasks = trace.traceEvents.filter(
    ({ name, pid, tid }) => name === 'RunTask' && main.includes(`${pid} ${tid}`),
  );
  return (slowness * Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur))) / 1000;
}

const slowness = 4;

/** Collects the durations of events. */
const observe = `
  window.seen = { events: [] };
  new PerformanceObserver((list) => { for (const e of list.getEntries()) seen.events.push(e.duration); })
    .observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** Waits until nothing has been going on for a while. */
const settle = `new Promise((resolve) => {
  let idle = 0;
  const wait = () => requestIdleCallback((deadline) => {
    idle = deadline.timeRemaining() > 20 ? idle + 1 : 0;
    if (idle > 10) resolve(); else setTimeout(wait, 50);
  });
  wait();
})`;
