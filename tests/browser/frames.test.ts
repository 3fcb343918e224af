import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { prepareBuild } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { startServer } from '../startServer.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { type Visit, visitSite } from './fakeServices.ts';
import { openBrowser } from './openBrowser.ts';

/** Tests that the quick run leaves out. */
const longTest = test.runIf(isLongRun);

const site = 'https://www.example.com/';
const addresses = {
  'google-maps': 'https://www.google.com/maps/embed?pb=1',
  openstreetmap: 'https://www.openstreetmap.org/?mlat=55.675&mlon=12.57#map=16/55.675/12.57',
  cal: 'https://cal.com/ada/intro',
  calendly: 'https://calendly.com/ada/30min',
  youtube: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  vimeo: 'https://vimeo.com/76979871',
  tawk: 'https://tawk.to/chat/0123/default',
  crisp: 'https://go.crisp.chat/chat/embed/?website_id=0',
  instagram: 'https://www.instagram.com/p/Ab_1-c/',
  x: 'https://x.com/ada/status/123',
  linkedin: 'https://www.linkedin.com/posts/ada_words-activity-7123456789012345678-abCd',
  facebook: 'https://www.facebook.com/ada/posts/pfbid0',
  tiktok: 'https://www.tiktok.com/@ada/video/712',
  bluesky: 'https://embed.bsky.app/embed/did:plc:a/app.bsky.feed.post/b',
  mastodon: 'https://mastodon.example/@ada/112233445566',
};
const writesForms = ['cal', 'calendly', 'tawk', 'crisp'];

const folder = mkdtempSync(join(tmpdir(), 'blockwright-frames-'));
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), buildSite()]);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

async function buildSite() {
  const page = (route: string, sections: string) => `
  ${route}:
    title: A page at ${route} of the example
    description: A page that shows what services do in frames, at ${route}
    sections: [{ type: hero, headline: Hello }${sections}]`;
  const embed = (name: string, address: string) =>
    `, { type: embed, name: Frame of ${name}, address: "${address}" }`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'pages.yaml'),
    `site:
  name: Example
  url: ${site}
  description: An example
  frames: { google-maps: preferences }
  footer: { legal: [{ label: Privacy, to: /privacy }] }
pages:${page('/', '')}${page(
      '/privacy',
      ', { type: prose, title: Privacy, text: We show Google Maps. }',
    )}${Object.entries(addresses)
      .map(([name, address]) => page(`/${name}`, embed(name, address)))
      .join('')}${page(
      '/film',
      ', { type: video, name: Film, address: "https://youtu.be/dQw4w9WgXcQ", poster: { src: "placeholder:house", alt: A house } }',
    )}
`,
  );
  await prepareBuild(folder);
}

async function open(path: string, options?: Parameters<typeof visitSite>[2]): Promise<Visit> {
  const visit = await visitSite(browser, join(folder, 'dist/client'), options);
  await visit.page.goto(site + path);
  return visit;
}

const readFrames = ({ page }: Visit) =>
  page.locator('iframe').evaluateAll((frames) => frames.map((frame) => frame.getAttribute('src')));

longTest.each(Object.entries(addresses))(
  'a frame of %s loads on a click, in a sandbox',
  async (name) => {
    const visit = await open(name);
    expect([...visit.hosts]).toEqual([]);
    await visit.page.locator('figure a').click();
    const element = await visit.page.waitForSelector('iframe');
    expect(await visit.page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    const frame = await element.contentFrame();
    if (!frame) throw new Error('The frame is missing');
    await frame.waitForSelector('button');
    expect([...visit.hosts]).toEqual([new URL(frame.url()).hostname]);
    const leads = await frame.evaluate(() => {
      try {
        if (top) top.location.href = 'https://elsewhere.example/';
        return true;
      } catch {
        return false;
      }
    });
    expect(leads).toBe(false);
    expect(await frame.evaluate(() => confirm('Dialog?'))).toBe(false);
    const opened = visit.context.waitForEvent('page');
    await frame.click('a');
    await (await opened).waitForURL(/\/more$/);
    await frame.click('button');
    if (writesForms.includes(name)) await frame.waitForURL(/\/sent/);
    else expect(frame.url()).not.toContain('/sent');
    expect(visit.page.url()).toBe(site + name);
  },
);

test('a visitor always sees a service from then on, until they do not want to', async () => {
  const visit = await open('film');
  const box = visit.page.getByLabel('Always show content of YouTube');
  await box.check();
  await expect.poll(() => readFrames(visit)).toHaveLength(1);
  // On other pages as well, without a click. What loads by itself does not play, and keeps the focus.
  await visit.page.goto(`${site}youtube`);
  await expect
    .poll(() => readFrames(visit))
    .toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=0']);
  expect(await visit.page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await visit.page.goto(`${site}vimeo`);
  await visit.page.waitForLoadState('networkidle');
  expect(await readFrames(visit)).toEqual([]);
  await visit.page.goto(`${site}film`);
  await expect.poll(() => readFrames(visit)).toHaveLength(1);
  const reloaded = visit.page.waitForEvent('load');
  await box.uncheck();
  await reloaded;
  visit.hosts.clear();
  await visit.page.waitForLoadState('networkidle');
  expect(await readFrames(visit)).toEqual([]);
  expect([...visit.hosts]).toEqual([]);
  expect(await visit.page.evaluate('localStorage.length')).toBe(0);
  expect(visit.problems).toEqual([]);
});

test('frames that the site names load after consent, and are gone after a withdrawal', async () => {
  const visit = await open('google-maps');
  await visit.page.waitForLoadState('networkidle');
  expect([...visit.hosts]).toEqual([]);
  await visit.page.getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(() => readFrames(visit)).toHaveLength(1);
  await visit.page.reload();
  await expect.poll(() => readFrames(visit)).toHaveLength(1);
  await visit.page.getByRole('button', { name: 'Privacy settings' }).click();
  expect(await visit.page.locator('dialog').textContent()).toContain('Google Maps');
  const reloaded = visit.page.waitForEvent('load');
  await visit.page.locator('dialog').getByRole('button', { name: 'Reject all' }).click();
  await reloaded;
  visit.hosts.clear();
  await visit.page.waitForLoadState('networkidle');
  expect(await readFrames(visit)).toEqual([]);
  expect([...visit.hosts]).toEqual([]);
  // The click remains.
  await visit.page.locator('figure a').click();
  await expect.poll(() => readFrames(visit)).toHaveLength(1);
  // Pages without such a frame do not ask.
  const read = (path: string) => readFileSync(join(folder, 'dist/client', path), 'utf8');
  expect(read('cal/index.html')).not.toContain('/consent.');
  expect(read('index.html')).not.toMatch(/<script(?! type="application\/ld\+json")/);
  expect(visit.problems).toEqual([]);
});

test('pages of dev ask, show boxes and frames like built pages, also after an update', async () => {
  const dev = await startServer('dev', { root: folder });
  onTestFinished(async () => void (await dev.stop()));
  const { page } = await visitDev(dev.origin);
  await page.goto(dev.address);
  expect(await page.locator('.frame-choice, .consent').count()).toBe(0);
  await page.goto(`${dev.address}google-maps`);
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.locator('iframe').waitFor();
  await page.goto(`${dev.address}film`);
  await page.getByLabel('Always show content of YouTube').check();
  await page.locator('iframe').waitFor();
  const file = join(folder, 'pages.yaml');
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replaceAll('headline: Hello', 'headline: Changed'),
  );
  await page.getByRole('heading', { name: 'Changed' }).waitFor();
  await page.locator('iframe').waitFor();
  expect(await page.locator('.frame-choice').count()).toBe(1);
});

/** Opens a page that gets an empty document from all other servers. */
async function visitDev(origin: string) {
  const context = await browser.newContext();
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>Frame</title>' }),
  );
  return { page: await context.newPage() };
}

longTest.each(['light', 'dark'] as const)(
  'boxes are accessible in the %s scheme',
  async (colorScheme) => {
    const visit = await open('cal', { colorScheme, viewport: { width: 320, height: 640 } });
    const check = colorScheme === 'light' ? axeViolations : colorViolations;
    expect(await check(visit.page)).toEqual([]);
    expect(await visit.page.evaluate(() => document.body.scrollWidth)).toBeLessThanOrEqual(320);
  },
);
