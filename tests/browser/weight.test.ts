import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBrowser } from './openBrowser.ts';

const address = inject('address');
const folder = inject('folder');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ['/', 19_400],
  ['/atlanta-virtual-assistants', 17_950],
  ['/privacy-policy', 9_600],
])('%s is at most %i bytes, including its stylesheet and the logo', (route, limit) => {
  expect(zipped(join(route, 'index.html'))).toBeLessThanOrEqual(limit);
});

test('the first paint needs one request', async () => {
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
  expect(html).not.toMatch(/<script(?![^>]*(type="module"|ld\+json))/);
});

test.each([
  ['/', 'carousel'],
  ['/pricing', 'form'],
  ['/roles', 'form-dialog'],
  ['/competitor-research', 'answer-form'],
])('%s loads at most 2 kB of script before it is touched', async (route, island) => {
  const { page, scripts } = await opened(route);
  expect(await page.locator(`[data-island="${island}"]`).count()).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(weigh(scripts)).toBeLessThanOrEqual(2000);
  await page.close();
});

test('a form that is touched loads at most 13 kB of script to be sent', async () => {
  const { page, scripts } = await opened('/pricing');
  await page.locator('#contact form').scrollIntoViewIfNeeded();
  await page.locator('#contact [data-hydrated]').waitFor();
  await page.waitForLoadState('networkidle');
  const before = weigh(scripts);
  await page.locator('#contact [name=firstName]').focus();
  await expect.poll(() => weigh(scripts)).toBeGreaterThan(before + 5000);
  await page.waitForLoadState('networkidle');
  expect(weigh(scripts) - before).toBeLessThanOrEqual(13_000);
  await page.close();
});

test('the carousel runs with at most 90 kB of JavaScript', async () => {
  const { page, scripts } = await opened('/');
  await page
    .locator('[data-island="carousel"]')
    .locator('visible=true')
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForSelector('[data-island="carousel"][data-hydrated]', { state: 'attached' });
  expect(scripts.size).toBeGreaterThan(2);
  expect(weigh(scripts)).toBeLessThanOrEqual(90_000);
  await page.close();
});

async function opened(route: string): Promise<{ page: Page; scripts: Set<string> }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 500 } });
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
  });
  await page.goto(address + route);
  return { page, scripts };
}

function weigh(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + zipped(path), 0);
}

function zipped(path: string): number {
  return gzipSync(readFileSync(join(folder, path)), { level: 9 }).length;
}
