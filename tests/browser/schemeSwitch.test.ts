import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { prepareBuild } from '../builds/builds.ts';
import { axeViolations } from './axeViolations.ts';
import { type Visit, visitSite } from './fakeServices.ts';
import { openBrowser } from './openBrowser.ts';

const root = mkdtempSync(join(tmpdir(), 'blockwright-scheme-'));
const site = 'https://www.example.com/';
let browser: Browser;

beforeAll(async () => {
  mkdirSync(join(root, 'public/images'), { recursive: true });
  for (const [name, background] of [
    ['day', '#ffaa00'],
    ['night', '#0000ff'],
  ] as const)
    await sharp({ create: { width: 600, height: 400, channels: 3, background } })
      .png()
      .toFile(join(root, `public/images/${name}.png`));
  writeFileSync(
    join(root, 'public/frame.html'),
    '<!doctype html><title>Frame</title><style>:root{color-scheme:light dark}</style>',
  );
  writeFileSync(
    join(root, 'theme.css'),
    '@media (prefers-color-scheme: dark) { h1 { color: #00ff00 } }',
  );
  writeFileSync(
    join(root, 'pages.yaml'),
    `site:
  name: Example
  url: ${site}
  description: An example
  theme: { accent: "#7A1F3D" }
  schemeSwitch: system
  policy: { frame-src: [https://www.example.com] }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections:
      - type: hero
        headline: Hello
        image: { src: /images/day.png, dark: /images/night.png, alt: Two desks }
        actions: [{ label: Other, to: /other }]
  /other:
    title: Another page of the site
    description: A page that shows in a few words what else the example is about
    sections: [{ type: hero, headline: Other }]
`,
  );
  [browser] = await Promise.all([openBrowser(), prepareBuild(root)]);
});
afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function open(options: BrowserContextOptions = {}) {
  const visit = await visitSite(browser, join(root, 'dist/client'), options);
  await visit.page.goto(site);
  return visit;
}

/** Returns what follows the scheme: controls of the browser, its bars, a title of theme.css, the picture. */
const look = ({ page }: Visit) =>
  page.evaluate(() => [
    getComputedStyle(document.documentElement).colorScheme,
    Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]'))
      .filter(({ media }) => matchMedia(media).matches)
      .map(({ content }) => Number.parseInt(content.slice(1, 3), 16) > 128),
    getComputedStyle(document.querySelector('h1') as Element).color === 'rgb(0, 255, 0)',
    /(day|night)/.exec(document.querySelector('img')?.currentSrc ?? '')?.[0],
  ]);
const day = [[true], false, 'day'];
const night = [[false], true, 'night'];
const toggle = ({ page }: Visit) => page.getByRole('button', { name: 'Appearance' });

test('visitors choose a scheme with the keyboard, and every page keeps it', async () => {
  const visit = await open({ colorScheme: 'light' });
  const { page } = visit;
  expect(await look(visit)).toEqual(['light dark', ...day]);
  await toggle(visit).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const radio = (name: string) => page.getByRole('radio', { name });
  expect(await radio('System').isChecked()).toBe(true);
  await page.keyboard.press('ArrowUp');
  expect(await radio('Dark').isChecked()).toBe(true);
  await expect.poll(() => look(visit)).toEqual(['dark', ...night]);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await toggle(visit).evaluate((button) => button === document.activeElement)).toBe(true);

  // No flash: the scheme is there before the first element of the page.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.first = document.documentElement.style.colorScheme;
    }).observe(document, { childList: true, subtree: true }),
  );
  await page.getByRole('link', { name: 'Other' }).click();
  await page.waitForURL('**/other');
  expect(await page.locator('html').getAttribute('data-first')).toBe('dark');
  await page.goBack();
  await expect.poll(() => look(visit)).toEqual(['dark', ...night]);

  // Paper is light.
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect.poll(() => look(visit)).toEqual(['light', ...day]);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect.poll(() => look(visit)).toEqual(['dark', ...night]);
  expect(visit.problems).toEqual([]);
});

test('the choice wins over the system, reaches other tabs, and can be given back', async () => {
  const visit = await open({ colorScheme: 'dark', viewport: { width: 360, height: 740 } });
  const { page, context } = visit;
  expect(await look(visit)).toEqual(['light dark', ...night]);
  const other = await context.newPage();
  await other.goto(`${site}other`);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect.poll(() => look(visit)).toEqual(['light', ...day]);
  await expect.poll(() => other.locator('html').getAttribute('data-scheme')).toBe('light');
  await page.getByRole('radio', { name: 'System' }).check();
  await expect.poll(() => look(visit)).toEqual(['light dark', ...night]);
});

test('frames follow the choice', async () => {
  // Playwright's own scheme would win in frames.
  const visit = await open({ colorScheme: null });
  await visit.page.evaluate(() => {
    document.body.append(
      Object.assign(document.createElement('iframe'), { src: '/frame.html', loading: 'eager' }),
    );
  });
  await toggle(visit).click();
  const isDark = () =>
    visit.page.frames()[1]?.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  for (const [name, expected] of [
    ['Dark', true],
    ['Light', false],
  ] as const) {
    await visit.page.getByRole('radio', { name }).check();
    await expect.poll(isDark).toBe(expected);
  }
});

test('without JavaScript, pages have no switch', async () => {
  const visit = await open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  expect(await toggle(visit).count()).toBe(0);
  // The menu has nothing else.
  expect(await visit.page.getByRole('button', { name: 'Menu' }).count()).toBe(0);
});
