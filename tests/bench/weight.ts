import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../browser/openBrowser.ts';
import { serveFolder } from './serveFolder.ts';

/**
 * `npm run bench:weight [FOLDER [ROUTE …]]`: for each page of a build, the compressed bytes of its HTML
 * and of the style in it, and the share of the style that no element uses, as Chromium measures it over
 * three widths.
 */
export async function main([folder = 'dist/client', ...names]: string[]): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    console.error(`There is no build in ${folder}. Run \`npm run build\` first.`);
    process.exit(2);
  }
  const server = await serveFolder(folder);
  const browser = await openBrowser();
  const rows: Record<string, Record<string, number | string>> = {};
  for (const route of names.length > 0 ? names : listRoutes(folder)) {
    const { closed, opened } = await measureUnusedStyle(browser, server.address + route);
    rows[route] = { ...weigh(folder, route), 'unused, closed': closed, 'unused, opened': opened };
  }
  await browser.close();
  server.close();
  console.table(rows);
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
  return { html: zippedSize(html), style: zippedSize(html) - zippedSize(bare) };
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
  let total = 0;
  for (const width of [360, 768, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    for (const state of ['closed', 'opened'] as const) {
      await page.coverage.startCSSCoverage();
      await page.goto(url);
      if (state === 'opened') await page.evaluate(openAll);
      const sheets = await page.coverage.stopCSSCoverage();
      if (!total) total = sheets.reduce((sum, { text = '' }) => sum + text.length, 0);
      for (const { text = '', ranges } of sheets)
        for (const { start, end } of ranges)
          for (let at = start; at < end; at++) used[state].add(`${text.length} ${at}`);
    }
    await page.close();
  }
  const percent = (characters: Set<string>) =>
    `${Math.round(100 * (1 - characters.size / total))} %`;
  return { closed: percent(used.closed), opened: percent(used.opened) };
}

const openAll = `
  for (const details of document.querySelectorAll('details')) {
    details.removeAttribute('name');
    details.open = true;
  }
  for (const menu of document.querySelectorAll('[popover]')) menu.showPopover();
  for (const dialog of document.querySelectorAll('dialog')) dialog.showModal();
  document.body.offsetHeight;
`;
