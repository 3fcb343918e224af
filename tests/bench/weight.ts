import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from './serveFolder.ts';

/**
 * `npm run bench:weight [FOLDER [ROUTE …]]`: for each page of a build, the compressed bytes of its HTML
 * and of the style in it, and the share of the style that no element uses, as Chromium measures it over
 * three widths. Without routes, for all pages, and for the first page of a new site.
 */
export async function main([folder = 'dist/client', ...names]: string[]): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no build in ${folder}. Run \`npm run build\` first.`);
    process.exit(2);
  }
  const browser = await openBrowser();
  const rows = await measurePages(browser, folder, names.length > 0 ? names : listRoutes(folder));
  if (names.length === 0) {
    const parent = mkdtempSync(join(tmpdir(), 'blockwright-weight-'));
    const site = join(parent, 'site');
    const run = (...words: string[]) =>
      execFileSync(process.execPath, [resolve('cli/bin.mjs'), ...words]);
    run('new', 'site', site);
    run('build', '--root', site);
    const { '/': row } = await measurePages(browser, join(site, 'dist/client'), ['/']);
    if (row) rows['a new site'] = row;
    rmSync(parent, { recursive: true });
  }
  await browser.close();
  console.table(rows);
}

type Rows = Record<string, Record<string, number | string>>;

async function measurePages(browser: Browser, folder: string, routes: string[]): Promise<Rows> {
  const server = await serveFolder(folder);
  const rows: Rows = {};
  for (const route of routes) {
    const { closed, opened } = await measureUnusedStyle(browser, server.address + route);
    rows[route] = { ...weigh(folder, route), 'unused, closed': closed, 'unused, opened': opened };
  }
  server.close();
  return rows;
}

function listRoutes(root: string): string[] {
  const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|\/)index\.html$/.test(path),
  );
  return pages
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('<style>'))
    .map((path) => `/${path.replace(/\/?index\.html$/, '')}`)
    .sort();
}

function weigh(root: string, route: string) {
  const html = readFileSync(join(root, route, 'index.html'), 'utf8');
  const bare = html.replaceAll(/<style>.*?<\/style>/gs, '');
  return {
    html: zippedSize(html),
    brotli: brotliCompressSync(html).length,
    style: zippedSize(html) - zippedSize(bare),
  };
}

function zippedSize(text: string): number {
  return gzipSync(text, { level: 9 }).length;
}

/**
 * Returns the share of a page's style that no element uses at any of three widths: as the page is opened,
 * and after its dialogs, menus and questions are opened too.
 */
async function measureUnusedStyle(browser: Browser, url: string) {
  const used = { closed: new Set<string>(), opened: new Set<string>() };
  const totals = { closed: 0, opened: 0 };
  for (const width of [360, 768, 1280]) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'no-preference',
    });
    for (const state of ['closed', 'opened'] as const) {
      await page.coverage.startCSSCoverage();
      await page.goto(url);
      if (state === 'opened') await page.evaluate(openAll);
      const sheets = await page.coverage.stopCSSCoverage();
      totals[state] = sheets.reduce((sum, { text = '' }) => sum + text.length, 0);
      for (const { text = '', ranges } of sheets)
        for (const { start, end } of ranges)
          for (let at = start; at < end; at++) used[state].add(`${text.length} ${at}`);
    }
    await page.close();
  }
  const percent = (state: keyof typeof used) =>
    `${Math.round(100 * (1 - used[state].size / totals[state]))} %`;
  return { closed: percent('closed'), opened: percent('opened') };
}

/** Opens everything, with the styles that are loaded only then. */
const openAll = `(async () => {
  for (const [, href] of document.head.innerHTML.matchAll(/<noscript>.*? href="([^"]+)"/g)) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve) => link.addEventListener('load', resolve));
  }
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const menu of document.querySelectorAll('[popover]')) menu.showPopover();
  for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
  document.body.offsetHeight;
})()`;
