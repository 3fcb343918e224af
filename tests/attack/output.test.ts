import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '../browser/builtPages.ts';
import { openBrowser } from '../browser/openBrowser.ts';
import { build } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { copyReferenceSite } from '../referenceSite.ts';
import { type RunningServer, startServer } from '../startServer.ts';
import { writeHostileSite } from './hostileSite.ts';
import { sample } from './sample.ts';

let folder: string;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blockwright-output-'));
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
});

// tests/browser/routes.test.ts visits every page of the reference site under its policy.
const sites = isLongRun ? (['reference', 'hostile'] as const) : (['hostile'] as const);

describe.each(sites)('the built %s site', (name) => {
  let server: RunningServer;
  let root: string;
  let routes: string[];

  beforeAll(async () => {
    root = join(folder, name);
    if (name === 'hostile') await writeHostileSite(root);
    else await copyWithImages(root);
    await build(root);
    routes = builtPages(join(root, 'dist/client'))
      .filter((file) => /(^|\/)index\.html$/.test(file))
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
    server = await startServer('preview', { root });
  });
  afterAll(() => server.stop());

  test('every page has a policy, and no page has inline scripts or style attributes', async () => {
    expect(routes.length).toBeGreaterThan(3);
    for (const route of routes) {
      const html = await pageText(route);
      expect(html, route).toMatch(
        /<meta http-equiv="Content-Security-Policy" content="default-src/i,
      );
      for (const [script] of html.matchAll(/<script\b[^>]*>/g))
        expect(script, route).toMatch(
          / src="\/|type="application\/ld\+json"|type="(speculation|import)/,
        );
      for (const [tag] of html.replace(/<script.*?<\/script>/gs, '').matchAll(/<[a-z][^<>]*>/gi))
        expect(tag, route).not.toMatch(/^<[^"]*("[^"]*"[^"]*)*\s(style|on[a-z]+)=/);
    }
  });

  test('every link that opens a new tab has noopener, and no link runs a script', async () => {
    const tabs: string[] = [];
    for (const route of routes) {
      const html = await pageText(route);
      for (const [tag] of html.matchAll(/<(a|form|area)\b[^>]*target="_blank"[^>]*>/g))
        tabs.push(tag);
      expect(html, route).not.toMatch(/ (href|src|action)="\s*(javascript|vbscript|data:text)/i);
    }
    expect(tabs.length).toBeGreaterThan(0);
    expect(tabs.filter((tag) => !/rel="[^"]*\bnoopener\b/.test(tag))).toEqual([]);
  });

  test('no page contains an element from a text or sends requests to another host', async () => {
    for (const route of sample(routes, 7)) {
      const seen = await visit(route);
      expect({ route, ...seen }).toEqual({
        route,
        foreign: [],
        errors: [],
        injected: 0,
        pwned: false,
      });
    }
  });

  test('its policy blocks scripts that were injected into a page', async () => {
    const html = await pageText(routes[0] as string);
    const file = join(root, 'dist/client/attacked');
    await cp(join(root, 'dist/client/index.html'), join(file, 'index.html'));
    await writeFile(join(file, 'index.html'), html.replace('</body>', `${injectedMarkup}</body>`));
    const page = await browser.newPage();
    const foreign = await blockForeignRequests(page);
    await page.goto(`${server.origin}/attacked`);
    // With the keyboard, because the sticky header may cover the link.
    await page.locator('#javascript-link').press('Enter');
    await page.locator('#event').click({ force: true });
    await page.evaluate('document.querySelector("#form").submit()');
    await page.waitForTimeout(300);
    const effects = await page.evaluate(`({
      ran: window.RAN ?? [],
      base: new URL('x', document.baseURI).host,
      styled: getComputedStyle(document.querySelector('#styled')).position,
    })`);
    expect({ effects, foreign }).toEqual({
      effects: { ran: [], base: new URL(server.origin).host, styled: 'static' },
      foreign: [],
    });
    await page.close();
    await rm(file, { recursive: true });
  });

  test('no other site can frame a page', async () => {
    const page = await browser.newPage();
    await page.route('https://framing.example/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${server.origin}/"></iframe>`,
      }),
    );
    await page.goto('https://framing.example/');
    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    for (const frame of frames)
      expect(await frame.evaluate('document.body?.innerText ?? ""').catch(() => '')).not.toContain(
        'Hostile',
      );
    expect(frames.map((frame) => frame.url())).not.toContain(`${server.origin}/`);
    await page.close();
  });

  if (name === 'hostile')
    test.each(['/document.html', '/picture.svg'])('%s of public/ runs no script', async (path) => {
      const { headers } = await fetch(server.origin + path);
      expect(headers.get('content-security-policy')).toMatch(/(^|[;,]) *sandbox *([;,]|$)/);
      const page = await browser.newPage();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.goto(server.origin + path);
      await page.waitForTimeout(200);
      expect(requested.filter((item) => item !== path && item !== '/favicon.ico')).toEqual([]);
      expect(await page.locator('#PWN').count()).toBe(0);
      await page.close();
    });

  function pageText(route: string): Promise<string> {
    return readFile(join(root, 'dist/client', route, 'index.html'), 'utf8');
  }

  async function visit(route: string) {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    const page = await context.newPage();
    const foreign = await blockForeignRequests(page);
    const errors: string[] = [];
    page.on('console', (message) => {
      // A missing favicon is no error; requests to other hosts are recorded separately.
      const isMissing = message.text().includes('status of 404');
      if (message.type() === 'error' && !isMissing) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(server.origin + route);
    // Scroll to the end, so that islands hydrate when they become visible.
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    await page.waitForTimeout(200);
    const injected = await page.locator('[id="PWN"], [onerror], [onload], iframe, base').count();
    const pwned = (await page.evaluate('"PWN" in window')) as boolean;
    await context.close();
    return { foreign, errors, injected, pwned };
  }
});

/** Blocks and records requests to other hosts. */
async function blockForeignRequests(page: Page): Promise<string[]> {
  const foreign: string[] = [];
  await page.route(/^(?!http:\/\/localhost:)/, (route) => {
    const url = route.request().url();
    if (/^(data|blob|about):/.test(url)) return route.continue();
    foreign.push(url);
    return route.abort();
  });
  return foreign;
}

/** Copies the site of the repository with its encoded images. */
async function copyWithImages(root: string): Promise<void> {
  copyReferenceSite(root);
  const images = '.blockwright/cache/images';
  await cp(images, join(root, images), { recursive: true }).catch((error) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

const recordRun = (name: string) => `(window.RAN??=[]).push('${name}')`;

/** Markup that runs scripts or loads files, as if escaping had failed. */
const injectedMarkup = `
<script>${recordRun('inline')}</script>
<script type="module">${recordRun('inline module')}</script>
<script src="data:text/javascript,${recordRun('data')}"></script>
<script src="https://evil.example/x.js"></script>
<img src="/no-such-picture.png" alt="" onerror="${recordRun('onerror')}">
<svg onload="${recordRun('onload')}"></svg>
<button id="event" onclick="${recordRun('onclick')}">x</button>
<a id="javascript-link" href="javascript:${recordRun('javascript: link')}">x</a>
<iframe srcdoc="<script>parent.${recordRun('srcdoc')}</script>"></iframe>
<iframe src="javascript:parent.${recordRun('javascript: frame')}"></iframe>
<object data="data:text/html,<script>parent.${recordRun('object')}</script>"></object>
<img src="https://evil.example/x.png" alt="">
<link rel="stylesheet" href="https://evil.example/x.css">
<base href="https://evil.example/">
<p id="styled" style="position:fixed">x</p>
<form id="form" action="https://evil.example/"></form>`;
