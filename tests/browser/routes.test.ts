import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { builtRoutes } from './builtRoutes.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';

const address = inject('address');
const folder = inject('folder');
const routes = builtRoutes(folder);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe('in a browser', () => {
  let page: Page;
  let problems: string[] = [];
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
  });

  test.each(routes)(
    '%s hydrates without errors under its content security policy',
    async (route) => {
      problems = [];
      await page.goto(address + route);
      await hydrateAll(page);
      // The browser logs an error for status 404, which this page must have.
      const expected = route === '/no-such-page' ? [expect.stringContaining('404')] : [];
      expect(problems).toEqual(expected);
    },
  );

  test.each(routes)('%s contains a script only if it has an island', async (route) => {
    const html = await (await fetch(address + route)).text();
    const scripts = html.match(/<script(?![^>]*application\/ld\+json)/g)?.length ?? 0;
    expect(scripts).toBe(/ data-island="/.test(html) ? 1 : 0);
    expect(html).not.toMatch(/ style="/);
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
  });

  describe('without JavaScript', () => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.newPage({ javaScriptEnabled: false });
    });

    test.each(routes)('%s has the same text', async (route) => {
      await page.goto(address + route);
      expect(((await page.locator('main').textContent()) ?? '').length).toBeGreaterThan(40);
    });
  });
});

test('a page that does not exist has status 404', async () => {
  const response = await fetch(`${address}/no-such-page`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Oops! Page not found');
});

test('every URL that a page links to or loads exists', async () => {
  const pages = new Map<string, string>();
  for (const route of routes) {
    const html = await (await fetch(address + route)).text();
    for (const [, target = ''] of html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g))
      pages.set(target, route);
  }
  const missing: string[] = [];
  for (const [target, route] of pages) {
    const { status } = await fetch(address + target, { method: 'HEAD' });
    if (status !== 200) missing.push(`${route} → ${target}`);
  }
  expect(missing).toEqual([]);
});
