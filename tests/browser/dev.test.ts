import { execFileSync } from 'node:child_process';
import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { copyReferenceSite } from '../referenceSite.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { axeViolations } from './axeViolations.ts';
import { openBrowser } from './openBrowser.ts';

let browser: Browser;
let page: Page;
let dev: RunningServer;
let root: string;
let address: string;
const problems: string[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'blockwright-dev-'));
  copyReferenceSite(root);
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
    [...author, 'commit', '-qm', 'site'],
  ])
    execFileSync('git', args, { cwd: root });
  dev = await startServer('dev', { root });
  address = dev.address;
  browser = await openBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', (error) => problems.push(error.message));
});

const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];

// Every test, and every further attempt at one, starts with the files of the repository.
beforeEach(async () => {
  for (const file of ['pages.yaml', 'data/cities.yaml']) await copyFile(file, join(root, file));
});

afterAll(async () => {
  await browser?.close();
  await dev?.stop();
  await rm(root, { recursive: true, force: true });
});

test('updates the open page after a save, without losing the scroll position', async () => {
  await page.goto(`${address}about`);
  await page.evaluate('window.sameDocument = true; scrollTo(0, 900)');
  await edit('pages.yaml', (text) =>
    text.replace(/(\/about:[\s\S]*?headline: ).*/, '$1A headline just typed'),
  );
  await page.getByText('A headline just typed').first().waitFor({ state: 'attached' });
  expect(await page.evaluate('[window.sameDocument, Math.round(scrollY)]')).toEqual([true, 900]);
});

test.each([360, 1280])(
  'marks the changes since the last commit behind a switch, at %i px',
  async (width) => {
    await edit('pages.yaml', (text) =>
      text.replace(/(\/about:[\s\S]*?headline: ).*/, '$1A headline with marks'),
    );
    const tab = await browser.newPage({ viewport: { width, height: 740 } });
    await tab.goto(`${address}about`);
    await tab.getByText('A headline with marks').waitFor({ state: 'attached' });
    expect(await tab.locator('[data-bw-change]').count()).toBe(0);
    await tab.getByRole('link', { name: 'Show the changes since the last commit' }).focus();
    await tab.keyboard.press('Enter');
    await tab.waitForURL('**/_changes/new/about/');
    await tab.getByRole('button', { name: 'Next change' }).press('Enter');
    expect(await tab.locator('.bw-panel ins').allInnerTexts()).toContain('A headline with marks');
    expect(await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(await axeViolations(tab)).toEqual([]);
    // It reloads, and the change stays selected.
    await edit('pages.yaml', (text) => text.replace('with marks', 'with other marks'));
    await tab.locator('.bw-panel ins', { hasText: 'with other marks' }).waitFor();
    await tab.getByRole('link', { name: 'Old', exact: true }).click();
    await tab.waitForURL('**/_changes/old/about/index.html#bw-*');
    expect(await tab.locator('h1').innerText()).not.toContain('marks');
    await tab.getByRole('link', { name: 'Pages' }).click();
    expect(await tab.locator('main li').allInnerTexts()).toEqual(['/about']);
    await tab.getByRole('link', { name: '/about' }).click();
    await tab.getByRole('link', { name: 'Show the page without marks' }).click();
    await tab.waitForURL(`${address}about`);
    await tab.close();
  },
);

test('updates the page after a row of data/ changed', async () => {
  await page.goto(`${address}atlanta-virtual-assistants`);
  await edit('data/cities.yaml', (text) => text.replace(/vaRate: .*/, 'vaRate: $3-4'));
  await page.getByText('$3-4').first().waitFor({ state: 'attached' });
});

test('shows an error with its location in the overlay, until it is fixed', async () => {
  await page.goto(`${address}about`);
  const good = await readFile(join(root, 'pages.yaml'), 'utf8');
  await edit('pages.yaml', (text) => text.replace(/(\/about:[\s\S]*?)headline: /, '$1headlin: '));
  const overlay = page.locator('vite-error-overlay');
  await overlay.waitFor({ state: 'attached' });
  const words = await overlay.evaluate((element) => element.shadowRoot?.textContent ?? '');
  expect(words).toContain('headline');
  expect(words).toMatch(/pages\.yaml:\d+:\d+/);
  expect(words).not.toContain('[plugin:');
  expect(words).toContain('/about › section 1 (hero) › headlin');
  // The link that opens the file in an editor has the focus, and the colour of the text around it.
  const link = () =>
    overlay.evaluate((element) => {
      const focused = element.shadowRoot?.activeElement;
      if (!focused?.parentElement) return [];
      const around = getComputedStyle(focused.parentElement).color;
      return [focused.textContent, getComputedStyle(focused).color === around];
    });
  await expect.poll(link).toEqual([expect.stringMatching(/^pages\.yaml:\d+:\d+$/), true]);
  await writeFile(join(root, 'pages.yaml'), good);
  await overlay.waitFor({ state: 'detached' });
});

test('lists warnings in a corner, until they are gone', async () => {
  await page.goto(`${address}about`);
  const good = await readFile(join(root, 'pages.yaml'), 'utf8');
  await edit('pages.yaml', (text) => text.replace(/(\/about:\s+title: ).*/, '$1About'));
  const list = page.locator('blockwright-warnings');
  await list.locator('summary').click();
  await list.getByText('BW119').first().waitFor();
  await writeFile(join(root, 'pages.yaml'), good);
  await list.getByText('BW119').waitFor({ state: 'detached' });
});

test('notices edits after a file was replaced, as by `git checkout`', async () => {
  await page.goto(`${address}about`);
  const good = await readFile(join(root, 'pages.yaml'), 'utf8');
  const overlay = page.locator('vite-error-overlay');
  for (const round of ['first', 'second', 'third']) {
    await rm(join(root, 'pages.yaml'));
    if (round === 'second') await overlay.waitFor({ state: 'attached' });
    await writeFile(join(root, 'pages.yaml'), good);
    await overlay.waitFor({ state: 'detached' });
    await edit('pages.yaml', (text) =>
      text.replace(/(\/about:[\s\S]*?headline: ).*/, `$1The ${round} checkout`),
    );
    await page.getByText(`The ${round} checkout`).first().waitFor({ state: 'attached' });
  }
});

test('never shows the first half of a save', async () => {
  await page.goto(`${address}about`);
  const good = await readFile(join(root, 'pages.yaml'), 'utf8');
  const next = good.replace(/(\/about:[\s\S]*?headline: ).*/, '$1Written in two steps');
  await writeFile(join(root, 'pages.yaml'), next.slice(0, next.length / 2));
  await writeFile(join(root, 'pages.yaml'), next);
  await page.getByText('Written in two steps').first().waitFor({ state: 'attached' });
  expect(await page.locator('vite-error-overlay').count()).toBe(0);
});

test('serves a new page without a restart, and answers a removed one with 404', async () => {
  const good = await readFile(join(root, 'pages.yaml'), 'utf8');
  await edit('pages.yaml', (text) =>
    text.replace(
      /^ {2}\/about:/m,
      '  /brand-new:\n    title: A page that was not here a moment ago\n    description: It appears as soon as the file is saved, without restarting anything at all here.\n    sections:\n      - { type: hero, headline: Brand new }\n  /about:',
    ),
  );
  await expect.poll(async () => (await dev.page('brand-new')).status).toBe(200);
  await writeFile(join(root, 'pages.yaml'), good);
  await expect.poll(async () => (await dev.page('brand-new')).status).toBe(404);
});

test('shows every section type with its YAML in the gallery', async () => {
  await page.goto(`${address}_gallery`);
  expect(await page.locator('h2', { hasText: /^faq$/ }).count()).toBe(1);
  expect(await page.locator('pre', { hasText: '- type: faq' }).count()).toBe(
    (await readdir('sections/faq/examples')).length,
  );
  expect(await page.getByText('This site cannot show the example').count()).toBe(0);
});

test.each([
  { route: 'competitor-research', button: 'main form [type=submit]' },
  { route: 'pricing', button: '#contact [type=submit]' },
])('hydrates $route without a word after a click that came before', async ({ route, button }) => {
  const visitor = await browser.newPage();
  const words: string[] = [];
  visitor.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) words.push(message.text());
  });
  await visitor.goto(address + route, { waitUntil: 'domcontentloaded' });
  await visitor.locator(button).first().click();
  await visitor.locator('[data-hydrated]').waitFor({ state: 'attached' });
  await visitor.locator('[role=status], [role=alert]').filter({ hasText: /\w/ }).first().waitFor();
  expect(words).toEqual([]);
  await visitor.close();
});

test('shows a site that starts with errors once they are fixed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'blockwright-dev-broken-'));
  const good = await readFile(join(root, 'pages.yaml'), 'utf8');
  copyReferenceSite(folder);
  await writeFile(join(folder, 'pages.yaml'), 'site: {}\n');
  const broken = await startServer('dev', { root: folder });
  try {
    await page.goto(`${broken.address}about`);
    expect(await page.locator('h1').textContent()).toBe('The site has errors');
    await page.waitForLoadState('networkidle');
    await writeFile(join(folder, 'pages.yaml'), good);
    await page.locator('h1.hero-Headline').waitFor({ state: 'attached' });
  } finally {
    await broken.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test('logged no page errors', () => {
  expect(problems).toEqual([]);
});

async function edit(file: string, change: (text: string) => string) {
  const path = join(root, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  expect(after).not.toBe(before);
  await writeFile(path, after);
}
