import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBasePath } from '../../base/files/readBasePath.ts';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { checkJsonLd } from '../../features/checks/structuredData/checkJsonLd.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { prepareBuild } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { builtRoutes } from './builtRoutes.ts';
import { findFeedFaults } from './findFeedFaults.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';
import { splitWords } from './splitWords.ts';

/** Whole sites that consist of text and pictures alone, each with its feeds. One is below a path. */
const sites = {
  product: ['/blog/feed.xml', '/changelog/feed.xml'],
  restaurant: [],
  praxis: ['/aktuelles/feed.xml'],
  festival: [],
  museum: ['/journal/feed.xml'],
};

const widths = [360, 768, 1280];
const schemes = ['light', 'dark'] as const;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
});
afterAll(() => browser.close());

describe.each(Object.entries(sites))('the site %s', (name, feeds) => {
  const root = `tests/fixtures/sites/${name}`;
  const out = mkdtempSync(join(tmpdir(), `blockwright-${name}-`));
  const folder = join(out, 'client');
  let printed: string;
  let routes: string[];
  let server: Server;
  let origin: string;
  /** The address of the first page, without its last slash. */
  let address: string;
  beforeAll(async () => {
    printed = await prepareBuild(root, '--out', out);
    routes = builtRoutes(folder);
    const base = readBasePath(root);
    server = createServer(handleRequests([serveBuiltSite(folder, undefined, base)], logError));
    origin = (await listen(server, { host: 'localhost', port: 0 })).replace(/\/$/, '');
    address = origin + base.replace(/\/$/, '');
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(out, { recursive: true, force: true });
  });

  test('has nothing that `check` reports', () => {
    expect(printed).not.toMatch(/warning|error/);
  });

  test('fits every screen, logs no error and is accessible in both schemes', async () => {
    const faults: unknown[] = [];
    const logged = (text: string) => text.includes('404') || faults.push([page.url(), text]);
    page.on('console', (message) => message.type() === 'error' && logged(message.text()));
    page.on('pageerror', (error) => logged(error.message));
    for (const [index, route] of routes.entries()) {
      await page.goto(address + route);
      if (isLongRun || read(route).includes(' data-island="')) await hydrateAll(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        if (overflow !== 0) faults.push([route, width, overflow]);
        const split = (await page.evaluate(splitWords)) as string[];
        if (split.length > 0) faults.push([route, width, split]);
      }
      for (const [width, colorScheme] of getScreens(index)) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        // A long run has had the page in the light scheme checked at this width.
        const find = isLongRun && colorScheme === 'dark' ? colorViolations : axeViolations;
        const violations = await find(page);
        if (violations.length > 0) faults.push([route, width, colorScheme, violations]);
      }
    }
    page.removeAllListeners();
    expect(faults).toEqual([]);
  });

  test('links to nothing and loads nothing that is missing', async () => {
    const targets = new Map<string, string>();
    for (const route of routes)
      for (const [, target = ''] of read(route).matchAll(/ (?:href|src)="(\/[^"#?]*)/g))
        targets.set(target, route);
    const missing: string[] = [];
    for (const [target, route] of targets) {
      const { status } = await fetch(origin + target, { method: 'HEAD' });
      if (status !== 200) missing.push(`${route} → ${target}: ${status}`);
    }
    expect(missing).toEqual([]);
  });

  test('has scripts on pages with islands only, and one that remembers whose frames to show', () => {
    for (const route of routes) {
      const script = /<script(?![^>]*(?:application\/ld\+json|\/assets\/frames\.))/g;
      const scripts = read(route).match(script)?.length ?? 0;
      expect([route, scripts]).toEqual([route, / data-island="/.test(read(route)) ? 1 : 0]);
    }
  });

  test('has the structured data that search engines require', () => {
    for (const route of routes) {
      const html = read(route);
      const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
      const objects = json ? JSON.parse(json)['@graph'] : [];
      // Every page that search engines may show has some.
      expect([route, objects.length > 0 || html.includes('content="noindex')]).toEqual([
        route,
        true,
      ]);
      expect([route, checkJsonLd(objects)]).toEqual([route, []]);
    }
  });

  test('announces its feeds, which are valid', async () => {
    const announced = read('/').matchAll(/type="application\/rss\+xml"[^>]* href="([^"]+)"/g);
    expect([...announced].map(([, feed]) => feed)).toEqual(feeds);
    for (const feed of feeds) expect(await findFeedFaults(page, origin, feed)).toEqual([]);
  });

  function read(route: string): string {
    const file = route === '/no-such-page' ? '404.html' : join(route, 'index.html');
    return readFileSync(join(folder, file), 'utf8');
  }
});

/**
 * Returns the layouts in which axe checks a page: all of them in a long run, otherwise one for every
 * fourth page.
 */
function getScreens(index: number): (readonly [number, (typeof schemes)[number]])[] {
  const all = schemes.flatMap((scheme) => widths.map((width) => [width, scheme] as const));
  return isLongRun ? all : all.filter((_, position) => position * 4 === index % 24);
}
