import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { prepareBuild } from '../builds/builds.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';

/* The museum in three languages, below a path, with a search on a page and in the header. */

const root = mkdtempSync(join(tmpdir(), 'blockwright-search-'));
let browser: Browser;
let server: Server;
let address: string;
let context: BrowserContext;

beforeAll(async () => {
  cpSync('tests/fixtures/sites/museum', root, { recursive: true });
  const file = join(root, 'pages.yaml');
  const manifest = readFileSync(file, 'utf8')
    .replace(/^( {2}url: https:\/\/[^/\s]+).*$/m, '$1/museum')
    .replace('\nsite:\n', '\nsite:\n  untranslated: original\n  search: { page: /search }\n');
  writeFileSync(
    file,
    `${manifest}
  /search:
    title: Search the pages of the museum
    description: Find what you look for on the pages of the museum, or choose one of them.
    sections:
      - { type: search, title: Search }
`,
  );
  await prepareBuild(root);
  browser = await openBrowser();
  const handler = serveBuiltSite(join(root, 'dist/client'), undefined, '/museum/');
  server = createServer(handleRequests([handler], logError));
  address = `${await listen(server, { host: 'localhost', port: 0 })}museum`;
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(root, { recursive: true, force: true });
});
afterEach(() => context.close());

async function open(path: string, options: Parameters<Browser['newContext']>[0] = {}) {
  context = await browser.newContext(options);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url().slice(address.length)));
  await page.goto(address + path);
  return { page, faults, requests };
}

const field = (page: Page) => page.locator('main input[type=search]');
const results = (page: Page) => page.locator('main ol > li > a:first-child');

describe('the page of the search', () => {
  test('shows results while a visitor types, in less than 50 ms, without a mouse', async () => {
    const { page, faults, requests } = await open('/search');
    await page.locator('[data-island=search][data-hydrated]').waitFor({ state: 'attached' });
    expect(requests.filter((path) => path.endsWith('.json'))).toEqual([]);
    await field(page).focus();
    await page.waitForResponse(/search-index\.json$/);
    await page.keyboard.type('exhibitions');
    await results(page).first().waitFor();
    expect(await page.locator('main nav ul a').first().isVisible()).toBe(false);
    const milliseconds = await page.evaluate(`(async () => {
      const field = document.querySelector('main input[type=search]');
      const started = performance.now();
      field.value = 'exibitions';
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      while (!document.querySelector('main ol > li')) await new Promise(requestAnimationFrame);
      return performance.now() - started;
    })()`);
    expect(milliseconds).toBeLessThan(50);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.closest("main ol") !== null')).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.pathname.includes('search'));
    await page.goBack();
    await results(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('exibitions');
    expect(faults).toEqual([]);
  });

  test.each([
    ['', 360, 'light'],
    ['', 768, 'dark'],
    ['/ar', 360, 'dark'],
    ['/de', 1280, 'light'],
  ] as const)('is accessible in %s at %i pixels, %s', async (language, width, colorScheme) => {
    const { page } = await open(`${language}/search?q=museum`, {
      viewport: { width, height: 800 },
      colorScheme,
    });
    await page.locator('[data-searching]').waitFor();
    await page.getByRole('status').getByText(/\S/).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  });

  test('lists all pages of its language without JavaScript', async () => {
    const { page } = await open('/de/search?q=museum', { javaScriptEnabled: false });
    const links = page.locator('main nav ul a');
    expect(await links.count()).toBeGreaterThan(3);
    const addresses = await Promise.all(
      (await links.all()).map((link) => link.getAttribute('href')),
    );
    expect(addresses.filter((one) => !one?.startsWith('/museum/de'))).toEqual([]);
  });
});

describe('the search in the header', () => {
  test.each([1280, 360])(
    'leads to the results at %i pixels, without a script of its own',
    async (width) => {
      const { page, requests, faults } = await open('/', { viewport: { width, height: 800 } });
      expect(requests.filter((path) => /island-search|search-index/.test(path))).toEqual([]);
      const header = page.locator('header');
      if (width === 1280) {
        await header.getByRole('button', { name: 'Search' }).first().click();
        expect(await page.evaluate('document.activeElement.name')).toBe('q');
      } else {
        await header.locator('[popovertarget=header_menu]').click();
        await header.locator('nav[popover] input[type=search]').click();
      }
      expect(await axeViolations(page)).toEqual([]);
      await page.keyboard.type('museum');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/museum\/search\?q=museum$/);
      await results(page).first().waitFor();
      expect(faults).toEqual([]);
    },
  );
});
