import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

const address = inject('address');
const folder = inject('folder');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('index.html'))
  .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
  .concat('/no-such-page')
  .sort();

const screens = [
  { width: 360, scheme: 'light' },
  { width: 360, scheme: 'dark' },
  { width: 768, scheme: 'light' },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(screens)('at $width px, $scheme', ({ width, scheme }) => {
  let context: BrowserContext;
  beforeAll(async () => {
    context = await browser.newContext({
      viewport: { width, height: 900 },
      colorScheme: scheme,
      reducedMotion: 'reduce',
      // axe is put into the page as a script, which the site's own policy would refuse.
      bypassCSP: true,
    });
  });
  afterAll(() => context.close());

  test.each(routes)('%s is accessible and fits the screen', async (route) => {
    const page = await context.newPage();
    await page.goto(address + route);
    await wakeEverything(page);
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.evaluate(axe);
    const violations = await page.evaluate(
      `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
         violations.map(({ id, nodes }) => id + ': ' + nodes.map((node) => node.target).join(' | ')))`,
    );
    expect(violations).toEqual([]);
    await page.close();
  });
});

describe('in a browser', () => {
  test.each(routes)('%s hydrates without an error, under its policy', async (route) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => {
      const expected = route === '/no-such-page' && message.text().includes('404');
      if (message.type() === 'error' && !expected) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(address + route);
    await wakeEverything(page);
    await page.waitForTimeout(100);
    expect(problems).toEqual([]);
    await context.close();
  });

  test.each(routes)('%s has a script only when it has an island', async (route) => {
    const html = await (await fetch(address + route)).text();
    const scripts = html.match(/<script(?![^>]*application\/ld\+json)/g)?.length ?? 0;
    expect(scripts).toBe(/ data-island="/.test(html) ? 1 : 0);
    expect(html).not.toMatch(/ style="/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  test.each(routes)('%s reads the same without JavaScript', async (route) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(address + route);
    expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(40);
    await context.close();
  });
});

test('a page that does not exist has status 404', async () => {
  const response = await fetch(`${address}/no-such-page`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('every address a page links to or loads exists', async () => {
  const missing = new Set<string>();
  for (const route of routes) {
    const html = await (await fetch(address + route)).text();
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) {
      const { status } = await fetch(address + target, { method: 'HEAD' });
      if (status !== 200) missing.add(`${route} → ${target}`);
    }
  }
  expect([...missing]).toEqual([]);
});

/** Scrolls through the page so that everything that waits to be seen is awake. */
async function wakeEverything(page: Page) {
  await page.evaluate(`(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 700) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo(0, 0);
  })()`);
  await page.waitForLoadState('networkidle');
}
