import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DomUtils } from 'htmlparser2';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { parseHtml } from '../../base/text/parseHtml.ts';
import type { PageChanges } from '../../features/_shared/changes/PageChanges.ts';
import { comparePages } from '../../features/review/comparison/comparePages.ts';
import { takePictures } from '../../features/review/pictures/takePictures.ts';
import { writePreview } from '../../features/review/preview/writePreview.ts';
import { readPage } from '../../renderer/page/readPage.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';

const folder = mkdtempSync(join(tmpdir(), 'blockwright-changes-'));
const preview = join(folder, 'preview');
const before = inject('folder');
const after = join(folder, 'new');
let changes: PageChanges;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  mkdirSync(after);
  symlinkSync(join(before, 'assets'), join(after, 'assets'));
  const oldHtml = readFileSync(join(before, 'index.html'), 'utf8');
  const newHtml = edit(oldHtml);
  writeFileSync(join(after, 'index.html'), newHtml);
  changes = comparePages(oldHtml, newHtml);
  await writePreview(
    {
      pages: [
        {
          route: '/',
          path: 'index.html',
          change: 'changed',
          changes,
        },
        {
          route: '/pricing',
          path: 'pricing/index.html',
          change: 'removed',
          changes: comparePages(readFileSync(join(before, 'pricing/index.html'), 'utf8'), ''),
        },
        { route: '/blog', path: 'blog/index.html', change: 'changed', causes: ['theme'] },
      ],
      outputs: { old: before, new: after },
      base: '/',
      baseName: 'main',
      unchanged: 25,
    },
    {
      write: async (path, content) => writeFileSync(prepare(path), content),
      copy: async (path, source) => writeFileSync(prepare(path), readFileSync(source)),
    },
  );
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** Changes a heading and moves the second section to the end; removes the third one. */
function edit(html: string): string {
  const page = parseHtml(html.replace(/(<h1[^>]*>)([^<]*)/, '$1Nine planted $2'));
  const { sections } = readPage(page);
  const [, second, third] = sections;
  const last = sections.at(-1);
  if (!second || !third || !last) throw new Error('The page has too few sections');
  DomUtils.removeElement(third);
  DomUtils.removeElement(second);
  DomUtils.append(last, second);
  return DomUtils.getOuterHTML(page);
}

function prepare(path: string): string {
  const file = join(preview, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

test('lists the pages, and leads from change to change with the keyboard alone', async () => {
  const page = await open('index.html');
  expect(await page.locator('h2').allInnerTexts()).toEqual(['Changed 2', 'Removed 1']);
  await expect.poll(() => page.locator('main').innerText()).toContain('25 pages are byte for byte');
  expect(await page.locator('main').innerText()).toContain('1 changed, 1 removed, 1 moved');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/new/index.html');
  await page.getByRole('button', { name: '3 changes' }).focus();
  await page.keyboard.press('Tab');
  const panel = page.getByRole('region', { name: 'What changed' });
  const found: string[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Enter');
    found.push(await panel.locator('.bw-kind').innerText());
  }
  expect(found.toSorted()).toEqual(['Changed', 'Changed', 'Moved', 'Removed']);
  expect(found[3]).toBe(found[0]);
  await page.keyboard.press('Escape');
  expect(await panel.isVisible()).toBe(false);
});

test('shows the word diff of a text where somebody points, tabs or taps', async () => {
  const page = await open('new/index.html');
  const tip = page.locator('.bw-tip');
  const heading = page.locator('h1');
  await heading.hover();
  expect(await tip.locator('ins').innerText()).toBe('Nine planted ');
  await page.mouse.move(2, 2);
  await expect.poll(() => tip.isVisible()).toBe(false);
  await page.getByRole('button', { name: /^Word diff: Nine planted/ }).focus();
  expect(await tip.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await heading.click();
  expect(await tip.isVisible()).toBe(true);
  expect(await page.evaluate(() => [...CSS.highlights.keys()])).toEqual(['bw-new']);
});

test('leads to the same change of the old version and back', async () => {
  const page = await open('new/index.html#bw-1');
  await page.getByRole('link', { name: 'Old', exact: true }).click();
  await page.waitForURL('**/old/index.html#bw-1');
  expect(await page.getByRole('button', { name: '2 of 3' }).isVisible()).toBe(true);
  expect(await page.locator('h1').innerText()).not.toContain('Nine planted');
  await page.getByRole('link', { name: 'New', exact: true }).click();
  await page.waitForURL('**/new/index.html#bw-1');
});

test('works in any folder, and reaches no server', async () => {
  const html = readFileSync(join(preview, 'new/index.html'), 'utf8');
  expect(html).not.toMatch(/ (src|href|srcset|action|poster)="\/|url\(["']?\//);
  expect(html).toMatch(/content="connect-src [^"]*none[^"]*; form-action [^"]*none/);
  const page = await open('old/pricing/index.html');
  expect(await page.getByText('Removed page').isVisible()).toBe(true);
  const broken = await page.evaluate(
    () => [...document.images].filter((image) => image.complete && image.naturalWidth === 0).length,
  );
  expect(broken).toBe(0);
});

test('takes pictures of the sections that look different, and of no others', async () => {
  const outputs = { old: before, new: after };
  const page = { route: '/', path: 'index.html', changes };
  const { pages, omitted } = await takePictures(browser, [page], { outputs, base: '/' });
  expect(omitted).toBe(0);
  const taken = pages
    .get('/')
    ?.map(({ title, layouts }) => [
      title.replace(/.* /, ''),
      ...layouts.map((pictures) => Object.keys(pictures).join(' ')),
    ]);
  const changed = Array(4).fill('layout old new difference');
  const removed = Array(4).fill('layout old');
  expect(taken?.map(([, ...kinds]) => kinds)).toEqual([changed, removed]);
  expect(taken?.[1]?.[0]).toBe('(removed)');
});

test.each([
  ['light', 360],
  ['dark', 360],
  ['light', 1280],
  ['dark', 1280],
] as const)('is accessible and fits: %s, %i px', async (colorScheme, width) => {
  for (const path of ['index.html', 'new/index.html#bw-0', 'old/index.html#bw-1']) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
    await page.goto(getAddress(path));
    expect(await axeViolations(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.close();
  }
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(getAddress(path));
  return page;
}

function getAddress(path: string): string {
  return `${pathToFileURL(preview).href}/${path}`;
}
