import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { parse } from 'yaml';
import { handleRequests, logError } from '../../base/http/handleRequests.ts';
import { listen } from '../../base/http/listen.ts';
import { findSiteCode } from '../../code/SiteCode.ts';
import { contentPolicy } from '../../renderer/page/context/contentPolicy.ts';
import type { RenderContext } from '../../renderer/page/context/RenderContext.ts';
import { renderPage, styleBlocks, themeStylesheet } from '../../renderer/render.ts';
import { sectionSchemas } from '../../renderer/sections/sectionSchemas.ts';
import { wholeStyles } from '../../renderer/styles/wholeStyles.ts';
import type { AnySection } from '../../schema/vocabulary/section.ts';
import { serveBuiltSite } from '../../server/preview/serveBuiltSite.ts';
import { isLongRun } from '../isLongRun.ts';
import { samplePage, sampleRenderContext } from '../sampleRenderContext.ts';
import { pageOfPresets } from '../validity/renderPages.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { textFaults, withFontSize } from './enlargedText.ts';
import { hiddenFocus } from './hiddenFocus.ts';
import { hydrateAll } from './hydrateAll.ts';
import { openBrowser } from './openBrowser.ts';

/*
 * Renders the presets of every section type in a browser: on a page with nothing else but a headline,
 * with the islands of the client bundle. (A built site has only the islands of its own pages.)
 */
let address: string;

let browser: Browser;
let page: Page;
let plainPage: Page;
/** A browser of a visitor who chose the largest text, and a page of it on a phone. */
let enlarged: Browser;
let enlargedPage: Page;
const problems: string[] = [];
/** The page of each section type. */
const pages = new Map<string, string>();

/** Folder of the client bundle, which the build of the served site has made. */
const { commandLine } = await import(join(process.cwd(), 'code/commandLine.mjs'));
const client = join(findSiteCode(process.cwd(), await commandLine()).folder, 'site/client');

/** Serves the pages. (With `page.route()`, browsers would load scripts and fonts again for each page.) */
const serveBuilt = serveBuiltSite(inject('folder'));
const serveCode = serveBuiltSite(client);
const servePackage = serveBuiltSite(process.cwd());
const host = createServer(
  handleRequests(
    [
      (request, response, next) => {
        const path = decodeURI(request.url ?? '');
        const html = pages.get(path.replace('/section/', ''));
        if (html !== undefined) {
          response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
          return;
        }
        const isScript = /^\/assets\/.*\.js$/.test(path);
        // The built site has fonts of its own, and the sample site the default font.
        const isFont = path.startsWith('/renderer/fonts/');
        if (isScript || isFont) response.setHeader('cache-control', 'max-age=3600');
        const serve = isScript ? serveCode : isFont ? servePackage : serveBuilt;
        serve(request, response, next);
      },
    ],
    logError,
  ),
);

beforeAll(async () => {
  browser = await openBrowser();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  plainPage = await browser.newPage({ javaScriptEnabled: false });
  enlarged = await openBrowser({ args: withFontSize(32) });
  enlargedPage = await enlarged.newPage({ viewport: { width: 360, height: 640 } });
  address = (await listen(host, { host: 'localhost', port: 0 })).replace(/\/$/, '');
});
afterAll(async () => {
  await Promise.all([browser.close(), enlarged.close()]);
  host.close();
});

/** The layouts that axe checks: each width and each scheme; in a long run, the other scheme's colours. */
const screens = [
  { width: 360, scheme: 'dark', find: axeViolations },
  { width: 1280, scheme: 'light', find: axeViolations },
  ...(isLongRun
    ? ([
        { width: 360, scheme: 'light', find: colorViolations },
        { width: 1280, scheme: 'dark', find: colorViolations },
      ] as const)
    : []),
] as const;

/** The narrowest width of each layout, and more in a long run. */
const textWidths = [
  { width: 305, text: '100%' },
  { width: 568, text: '100%' },
  { width: 640, text: '200%' },
  { width: 768, text: '100%' },
  { width: 1280, text: '200%' },
  ...(isLongRun ? [320, 360, 1280].map((width) => ({ width, text: '100%' })) : []),
];

/** Further sections, for layouts that the presets do not cover. */
const others: Record<string, string> = {
  'comparison of four': `
type: table
layout: compare
title: Four ways to keep the books
caption: What you get from each of four ways of keeping the books
columns:
  - { name: "" }
  - { name: With us, highlight: true }
  - { name: Permanent employee }
  - { name: Bookkeeping agency }
  - { name: Freelancers’ marketplace }
rows:
  - [Knows restaurants, true, Sometimes, false, Depends on the person]
  - [Notice period, None, 4 weeks, 12 months, None]
  - [Monthly cost, from $600, "from $3,900", "from $1,200", $35 an hour]
`,
};
const box = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='640' height='480'/>";

/** Provides the styles of every section type and the built script of every island. */
const renderContext: RenderContext = {
  ...sampleRenderContext,
  images: new Proxy(sampleRenderContext.images, {
    get: (images, path) => {
      const image = Reflect.get(images, path);
      return image && { ...image, src: box };
    },
  }),
  assets: {
    ...sampleRenderContext.assets,
    styles: wholeStyles(themeStylesheet(sampleRenderContext.site.theme), await styleBlocks()),
    entry: asset('islands-entry'),
    islands: {
      _: asset('islands-hydrate'),
      ...Object.fromEntries(
        readdirSync(join(client, 'assets')).flatMap((file) => {
          const name = /^island-(.+)\.[^.]+\.js$/.exec(file)?.[1];
          return name ? [[name, `/assets/${file}`]] : [];
        }),
      ),
    },
  },
};

describe.each([...Object.keys(sectionSchemas), ...Object.keys(others)])(
  'section type %s',
  (type) => {
    const html = getPage(type);
    pages.set(type, html);
    let words: string[];

    test('hydrates its islands without a warning', async () => {
      problems.length = 0;
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${address}/section/${type}`);
      await hydrateAll(page);
      expect(problems).toEqual([]);
      words = listWords(await page.locator('main').innerText());
      // A countdown that is not read out: the date beside it says the same.
      const unread = await page.locator('main div[aria-hidden="true"]').allInnerTexts();
      const silent = new Set(unread.flatMap(listWords));
      words = words.filter((word) => !silent.has(word));
    });

    test.each(screens)(
      'is accessible at $width px in the $scheme scheme',
      async ({ width, scheme, find }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        expect(await find(page)).toEqual([]);
      },
    );

    test('fits every width, with text of both sizes', async () => {
      for (const { width, text } of textWidths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(`document.documentElement.style.fontSize = '${text}'`);
        const fits = await page.evaluate('document.documentElement.scrollWidth <= innerWidth');
        expect([width, text, fits]).toEqual([width, text, true]);
      }
    });

    test('fits a phone with the largest default font', async () => {
      await enlargedPage.goto(`${address}/section/${type}`);
      expect(await textFaults(enlargedPage)).toEqual([]);
    });

    test.each([{ width: 568, height: 320 }, ...(isLongRun ? [{ width: 1280, height: 600 }] : [])])(
      'shows what has the focus at $width × $height px',
      async (size) => {
        await page.setViewportSize(size);
        await page.evaluate("document.documentElement.style.fontSize = ''");
        expect(await hiddenFocus(page)).toEqual([]);
      },
    );

    // Without an island, a section is the same with and without JavaScript.
    const hasIsland = /<main.*data-island=/s.test(html);
    if (hasIsland)
      test('shows the same text without JavaScript and no button without a function', async () => {
        await plainPage.goto(`${address}/section/${type}`);
        const without = new Set(listWords(await plainPage.locator('main').innerText()));
        expect(words.filter((word) => !without.has(word))).toEqual([]);
        expect(await plainPage.locator('[data-island] button[type="button"]:visible').count()).toBe(
          0,
        );
      });
  },
);

test.each([360, 575, 576, 768, 1280])(
  'a comparison of four columns fits a width of %i px without scrolling',
  async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${address}/section/comparison of four`);
    const table = page.getByRole('table');
    expect(await page.evaluate(scrolls)).toBe(false);
    expect(await page.evaluate(clippedCells)).toEqual([]);
    // It stays a table for assistive technology, and no cell repeats its column's name.
    expect(await table.getByRole('columnheader').count()).toBe(4);
    expect(await table.getByRole('row').count()).toBe(4);
    expect(await table.getByRole('cell', { name: 'Sometimes', exact: true }).count()).toBe(1);
    // On narrow screens the header row is hidden, so each cell shows its column's name.
    const labels = await page.evaluate(labelsOfRow);
    const names = [
      'With us',
      'Permanent employee',
      'Bookkeeping agency',
      'Freelancers’ marketplace',
    ];
    const head = await page.evaluate('document.querySelector("thead").clientHeight > 1');
    expect(labels).toEqual(names.map((name) => (width < 576 ? `"${name}" / ""` : 'none')));
    expect(head).toBe(width >= 576);
  },
);

test('tabs follow the arrow keys, Home and End, and lead into their panels', async () => {
  const labels = ['Families', 'Schools', 'Groups'];
  const items = labels.map((label) => ({ label, text: `For ${label}, [more](/more).` }));
  await page.setViewportSize({ width: 1280, height: 900 });
  await showPage([{ type: 'tabs', title: 'Visits', items }], {});
  const layout = `JSON.stringify([...document.querySelectorAll('main *')]
    .map((one) => one.getBoundingClientRect()))`;
  const before = await page.evaluate(layout);
  await hydrateAll(page);
  expect(await page.evaluate(layout)).toBe(before);
  const press = async (key: string) => {
    await page.keyboard.press(key);
    const selected = page.getByRole('tab', { selected: true });
    expect(await selected.evaluate('document.activeElement.textContent')).toBe(
      await selected.textContent(),
    );
    const panels = page.getByRole('tabpanel');
    expect(await panels.count()).toBe(1);
    expect(await panels.innerText()).toContain(`For ${await selected.textContent()}`);
    return labels.indexOf((await selected.textContent()) ?? '');
  };
  await page.getByRole('tab', { selected: true }).focus();
  for (const [key, index] of [
    ['ArrowRight', 1],
    ['End', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
  ] as const)
    expect([key, await press(key)]).toEqual([key, index]);
  await page.evaluate("document.documentElement.dir = 'rtl'");
  expect(await press('ArrowLeft')).toBe(1);
  expect(await press('ArrowRight')).toBe(0);
  // Tab leaves the row of tabs, whichever tab is selected.
  await press('End');
  await page.keyboard.press('Tab');
  expect(await page.evaluate('document.activeElement.role')).toBe('tabpanel');
  await page.getByRole('tab', { name: 'Schools' }).click();
  expect(await page.getByRole('tabpanel', { name: 'Schools' }).isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('the code of tabs has at most 3 kB', () => {
  const file = readdirSync(join(client, 'assets')).find((name) => name.startsWith('island-tabs.'));
  const code = readFileSync(join(client, 'assets', file ?? ''), 'utf8');
  expect(gzipSync(code).length).toBeLessThan(3000);
  // Beside it, only what every island uses.
  const imports = [...code.matchAll(/(?:from|import)\s*"\.\/([\w-]+)\./g)].map(([, name]) => name);
  expect(imports.filter((name) => name?.startsWith('island'))).toEqual([]);
});

test('a frame loads after a click alone, sandboxed, and the policy opens only its origin', async () => {
  const section = {
    type: 'embed',
    title: 'Where we are',
    name: 'Map',
    ratio: 'wide',
    address: 'https://maps.example/embed?place=1',
  };
  const requests: string[] = [];
  await page.route(/^https:/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<h1>The map</h1>' });
  });
  await showPage([section], { policy: contentPolicy({ connect: [] }) });
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toMatch(/; frame-src https:\/\/maps\.example(;|$)/);
  await page.getByRole('link', { name: 'Show' }).scrollIntoViewIfNeeded();
  await hydrateAll(page);
  expect(requests).toEqual([]);
  await page.getByRole('link', { name: 'Show' }).click();
  await page.frameLocator('iframe').getByRole('heading', { name: 'The map' }).waitFor();
  expect(requests).toEqual([section.address]);
  const frame = page.locator('iframe');
  expect(await frame.getAttribute('title')).toBe('Map');
  expect((await frame.getAttribute('sandbox'))?.split(' ')).not.toContain('allow-top-navigation');
  expect(await frame.evaluate('document.activeElement.tagName')).toBe('IFRAME');
  expect(problems).toEqual([]);
  expect(await page.evaluate(addFrameOfAnotherOrigin)).toBe('frame-src');
  expect(requests).toEqual([section.address]);
  problems.length = 0;
  await page.unroute(/^https:/);
});

/** Adds a frame to the page; resolves to the directive of the policy that refuses it. */
const addFrameOfAnotherOrigin = `new Promise((resolve) => {
  addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
  const frame = document.createElement('iframe');
  frame.src = 'https://elsewhere.example/';
  document.body.append(frame);
})`;

test('a very long name of the site takes two lines of the header, and all it needs in the footer', async () => {
  const name = 'The International Association of Independent Bookkeepers for Small Restaurants';
  await page.setViewportSize({ width: 360, height: 900 });
  await showPage([], {}, { ...renderContext.site, name });
  const heights = `[...document.querySelectorAll('header a span, footer a span')]
    .filter((one) => one.textContent === ${JSON.stringify(name)})
    .map((one) => Math.round(one.clientHeight / parseFloat(getComputedStyle(one).lineHeight)))`;
  const [header, footer] = (await page.evaluate(heights)) as number[];
  expect(header).toBe(2);
  expect(footer).toBeGreaterThan(2);
  expect(await page.getByRole('link', { name: `${name}, Home` }).count()).toBe(2);
});

async function showPage(
  sections: AnySection[],
  assets: Partial<RenderContext['assets']>,
  site = renderContext.site,
): Promise<void> {
  const opening: AnySection = { type: 'hero', headline: 'A page for one section' };
  const { html } = renderPage(
    { ...samplePage, route: '/', sections: [opening, ...sections], sectionOrigins: [] },
    { ...renderContext, site, assets: { ...renderContext.assets, ...assets } },
  );
  pages.set('one-page', html);
  await page.goto(`${address}/section/one-page`);
}

const scrolls = `(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)(
  document.querySelector('table').parentElement)`;

const labelsOfRow = `[...document.querySelectorAll('tbody tr:first-child td')]
  .map((cell) => getComputedStyle(cell, '::before').content)`;

/** Finds cells whose text overflows. */
const clippedCells = `[...document.querySelectorAll('tbody th, tbody td')]
  .filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent)`;

function listWords(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function getPage(type: string): string {
  const opening: AnySection = { type: 'hero', headline: 'A page for one section' };
  const other = others[type];
  const sections = other ? [opening, parse(other) as AnySection] : pageOfPresets(type);
  return renderPage({ ...samplePage, route: '/', sections, sectionOrigins: [] }, renderContext)
    .html;
}

function asset(name: string): string {
  const file = readdirSync(join(client, 'assets')).find((each) => each.startsWith(`${name}.`));
  if (!file) throw new Error(`The client bundle has no ${name}`);
  return `/assets/${file}`;
}
