import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { prepareBuild } from '../builds/builds.ts';
import { isLongRun } from '../isLongRun.ts';
import { axeViolations, colorViolations } from './axeViolations.ts';
import { type Visit, visitSite } from './fakeServices.ts';
import { openBrowser } from './openBrowser.ts';

/** Tests that the quick run leaves out. */
const longTest = test.runIf(isLongRun);

const site = 'https://www.example.com/';
const statistics = `    google: { id: G-ABC123DEF4 }
    clarity: { project: abcdef1234 }
    posthog: { key: phc_abc }
`;
const marketing = `    tagManager: { id: GTM-ABC1234 }
    meta: { pixel: "1234567890" }
    linkedin: { partner: "1234567" }
    hubspot: { portal: 123 }
`;
const statisticsHosts = [
  'c.clarity.ms',
  'j.clarity.ms',
  'region1.google-analytics.com',
  'scripts.clarity.ms',
  'us-assets.i.posthog.com',
  'us.i.posthog.com',
  'www.clarity.ms',
  'www.googletagmanager.com',
];
const marketingHosts = [
  'connect.facebook.net',
  'js.hs-analytics.net',
  'js.hs-banner.com',
  'js.hs-scripts.com',
  'px.ads.linkedin.com',
  'px4.ads.linkedin.com',
  'snap.licdn.com',
  'track.hubspot.com',
  'www.facebook.com',
];

const root = mkdtempSync(join(tmpdir(), 'blockwright-consent-'));
const chat = '  scripts: [{ name: Chat, src: /chat.js, category: preferences, pages: [/] }]\n';
const variants = {
  asks: `analytics:\n${statistics}${marketing}    track: [links]\n${chat}  consent: { privacy: /privacy }\n`,
  signals: `analytics:\n${statistics}${marketing}  consent: { before: signals }\n`,
  plain: 'analytics: { plausible: {} }\n',
};
const folders = new Map<string, Promise<string>>();
let browser: Browser;
beforeAll(async () => {
  [browser] = await Promise.all([openBrowser(), getFolder('asks')]);
});
afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true, force: true });
});
afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
});

/** Returns the folder of a site that is built when the first test needs it. */
function getFolder(name: keyof typeof variants): Promise<string> {
  const folder = folders.get(name) ?? buildSite(name, variants[name]);
  folders.set(name, folder);
  return folder;
}

async function buildSite(name: string, keys: string): Promise<string> {
  const folder = join(root, name);
  mkdirSync(join(folder, 'public'), { recursive: true });
  if (keys.includes(chat)) writeFileSync(join(folder, 'public/chat.js'), 'window.hasChat = true;');
  writeFileSync(
    join(folder, 'pages.yaml'),
    `site:
  name: Example
  url: ${site}
  description: An example
  ${keys}  footer: { legal: [{ label: Privacy, to: /privacy }, { label: Other, to: /other }] }
pages:
  /:
    title: An example of a site
    description: A page that shows in a few words what the example is about
    sections: [{ type: hero, headline: Hello, actions: [{ label: Elsewhere, to: https://other.example/a?b=c }] }]
  /privacy:
    title: Privacy at the example
    description: A page that says which services receive data about visitors
    sections: [{ type: prose, title: Privacy, text: We use services. }]
  /other:
    title: A page without services
    description: A page on which nobody is counted and nobody is asked for anything
    analytics: false
    sections: [{ type: hero, headline: Other }]
`,
  );
  await prepareBuild(folder);
  return join(folder, 'dist/client');
}

/** Opens the home page. */
async function open(name: keyof typeof variants, options?: Parameters<typeof visitSite>[2]) {
  const visit = await visitSite(browser, await getFolder(name), options);
  await visit.page.goto(site);
  await settle(visit);
  return visit;
}

async function settle({ page }: Visit) {
  await page.waitForLoadState('networkidle');
}

/** Waits for requests to these hosts, and for no others. */
async function expectHosts(visit: Visit, hosts: readonly string[]) {
  await expect.poll(() => [...visit.hosts].sort()).toEqual([...hosts].sort());
}

const allHosts = [...statisticsHosts, ...marketingHosts];
const readCookies = async ({ context }: Visit) =>
  (await context.cookies()).map(({ name }) => name).sort();
const press = ({ page }: Visit, name: string, area = 'section') =>
  page.locator(`${area}.consent`).getByRole('button', { name }).click();
const openSettings = ({ page }: Visit) =>
  page.getByRole('button', { name: 'Privacy settings' }).click();
const isAsked = ({ page }: Visit) => page.locator('section.consent').isVisible();

test('nothing is requested or stored before consent, then exactly what the site lists', async () => {
  const visit = await open('asks');
  expect([...visit.hosts]).toEqual([]);
  expect(await readCookies(visit)).toEqual([]);
  expect(await visit.page.evaluate('localStorage.length + sessionStorage.length')).toBe(0);
  expect(await isAsked(visit)).toBe(true);
  await press(visit, 'Accept all');
  await expectHosts(visit, allHosts);
  await expect.poll(() => visit.page.evaluate('window.hasChat')).toBe(true);
  expect(await readCookies(visit)).toEqual(['_fbp', '_ga', '_ga_X']);
  expect(await isAsked(visit)).toBe(false);
  // On the next page, the services of that page run at once.
  visit.hosts.clear();
  await visit.page.goto(`${site}privacy`);
  await expectHosts(visit, allHosts);
  expect(await visit.page.evaluate('window.hasChat')).toBeUndefined();
  expect(visit.problems).toEqual([]);
});

longTest('each service that knows events learns of them, once visitors agree', async () => {
  const visit = await open('asks');
  await visit.page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
  const link = visit.page.getByRole('link', { name: 'Elsewhere' });
  await link.click();
  expect(await visit.page.evaluate('typeof window.dataLayer + typeof window.fbq')).toBe(
    'undefinedundefined',
  );
  await press(visit, 'Accept all');
  await expectHosts(visit, allHosts);
  await link.click();
  const found = await visit.page.evaluate(
    '[dataLayer, fbq.queue, clarity.q, posthog].map((calls) => JSON.stringify(calls.at(-1)))',
  );
  const values = '{"link_url":"https://other.example/a"}';
  expect(found).toEqual([
    '{"event":"outbound_link","link_url":"https://other.example/a"}',
    `{"0":"trackCustom","1":"outbound_link","2":${values}}`,
    '["event","outbound_link"]',
    `["capture","outbound_link",${values}]`,
  ]);
  expect(await visit.page.evaluate('JSON.stringify(dataLayer.at(-2))')).toBe(
    `{"0":"event","1":"outbound_link","2":${values}}`,
  );
  await expectHosts(visit, allHosts);
});

longTest('a refusal is remembered', async () => {
  const visit = await open('asks');
  await press(visit, 'Reject all');
  await visit.page.reload();
  await settle(visit);
  expect(await isAsked(visit)).toBe(false);
  expect([...visit.hosts]).toEqual([]);
  expect(await readCookies(visit)).toEqual([]);
});

test('a visitor agrees to one category, and withdraws: services stop, and what they stored is gone', async () => {
  const visit = await open('asks');
  await press(visit, 'Choose');
  await visit.page.getByLabel('Statistics').check();
  await press(visit, 'Save choice', 'dialog');
  await expectHosts(visit, statisticsHosts);
  expect(await readCookies(visit)).toEqual(['_ga', '_ga_X']);
  // What a service has stored stays, although the tag manager, which may not run, stores the same.
  await visit.page.evaluate("document.cookie = '_ga=kept; path=/; domain=example.com'");
  await visit.page.reload();
  await settle(visit);
  expect(await visit.page.evaluate('document.cookie')).toContain('_ga=kept');
  visit.hosts.clear();
  await openSettings(visit);
  expect(await visit.page.getByLabel('Statistics').isChecked()).toBe(true);
  await Promise.all([visit.page.waitForEvent('load'), press(visit, 'Reject all', 'dialog')]);
  await settle(visit);
  expect([...visit.hosts]).toEqual([]);
  expect(await readCookies(visit)).toEqual([]);
  expect(await visit.page.evaluate('Object.keys(localStorage)')).toEqual(['consent /']);
  expect(visit.problems).toEqual([]);
});

longTest('a new service waits until the visitor is asked again', async () => {
  const visit = await open('asks');
  await press(visit, 'Accept all');
  await expectHosts(visit, allHosts);
  await visit.page.evaluate(() => {
    const choice = JSON.parse(localStorage.getItem('consent /') ?? '');
    choice.asked = choice.asked.filter((name: string) => name !== 'marketing meta');
    localStorage.setItem('consent /', JSON.stringify(choice));
  });
  visit.hosts.clear();
  await visit.page.reload();
  await settle(visit);
  expect(await isAsked(visit)).toBe(true);
  const meta = ['connect.facebook.net', 'www.facebook.com'];
  await expectHosts(
    visit,
    allHosts.filter((host) => !meta.includes(host)),
  );
});

longTest('a choice in another tab counts at once', async () => {
  const visit = await open('asks');
  const other = await visit.context.newPage();
  await other.goto(`${site}privacy`);
  await press(visit, 'Accept all');
  await expectHosts(visit, allHosts);
  const banner = other.locator('section.consent');
  await expect.poll(() => banner.count()).toBe(0);
  await openSettings(visit);
  const isReloaded = other.waitForEvent('load');
  await press(visit, 'Reject all', 'dialog');
  await isReloaded;
  expect(await other.evaluate('typeof window.fbq')).toBe('undefined');
});

longTest('a page that visitors go back to follows a later choice', async () => {
  const visit = await open('asks');
  await visit.page.goto(`${site}privacy`);
  await press(visit, 'Accept all');
  await expectHosts(visit, allHosts);
  visit.hosts.clear();
  await visit.page.goBack();
  await expectHosts(visit, allHosts);
  expect(await isAsked(visit)).toBe(false);
});

longTest('Global Privacy Control is an answer, which a visitor may change', async () => {
  const visit = await open('asks', { hasSignal: true });
  expect(await isAsked(visit)).toBe(false);
  expect([...visit.hosts]).toEqual([]);
  await openSettings(visit);
  await visit.page.getByText('Your browser asks websites').waitFor();
  await press(visit, 'Accept all', 'dialog');
  await expectHosts(visit, allHosts);
});

longTest('with signals, Google counts without cookies before consent', async () => {
  const visit = await open('signals');
  await expectHosts(visit, ['region1.google-analytics.com', 'www.googletagmanager.com']);
  expect(await readCookies(visit)).toEqual([]);
  const readSignals = () =>
    visit.page.evaluate(
      'dataLayer.filter((call) => call[0] === "consent").map((call) => [call[1], call[2].analytics_storage, call[2].ad_storage].join(" "))',
    );
  expect(await readSignals()).toEqual(['default denied denied']);
  await press(visit, 'Choose');
  await visit.page.getByLabel('Statistics').check();
  await press(visit, 'Save choice', 'dialog');
  expect(await readSignals()).toContain('update granted denied');
  expect(visit.problems).toEqual([]);
});

longTest('a page without these services is the same to the byte', async () => {
  const read = async (name: keyof typeof variants) =>
    readFileSync(join(await getFolder(name), 'other/index.html'), 'utf8');
  expect(await read('asks')).toBe(await read('plain'));
  expect(await read('asks')).not.toMatch(/<script(?! type="application\/ld\+json")/);
});

interface Box {
  x: number;
  width: number;
  height: number;
}

type Boxes = [Box, Box, Box];

const missing: Box = { x: -1, width: 0, height: 0 };

describe('the banner and the dialog', () => {
  longTest.each(['light', 'dark'] as const)(
    'are accessible in the %s scheme',
    async (colorScheme) => {
      const visit = await open('asks', { colorScheme });
      const check = colorScheme === 'light' ? axeViolations : colorViolations;
      expect(await check(visit.page)).toEqual([]);
      await press(visit, 'Choose');
      expect(await check(visit.page)).toEqual([]);
    },
  );

  test('work with the keyboard, first of all on the page', async () => {
    const { page } = await open('asks');
    const readFocus = () => page.evaluate(() => document.activeElement?.textContent);
    const found: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step++) {
      await page.keyboard.press('Tab');
      found.push(await readFocus());
    }
    expect(found).toEqual(['Privacy policy', 'Reject all', 'Accept all', 'Choose']);
    await page.keyboard.press('Enter');
    await page.locator('dialog.consent').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('dialog.consent').count()).toBe(0);
    expect(await readFocus()).toBe('Choose');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    expect(await page.locator('section.consent').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  });

  longTest.each([
    { width: 360, height: 740 },
    { width: 320, height: 256 },
  ])('fit into $width × $height pixels and leave the page readable', async (viewport) => {
    const visit = await open('asks', { viewport });
    const measure = async (area: string) => {
      const buttons = visit.page.locator(`${area} button`);
      const parts = [visit.page.locator(area), buttons.nth(0), buttons.nth(1)];
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
      const [{ x, width, height }, first, second] = boxes.map((box) => box ?? missing) as Boxes;
      const scrollWidth = await visit.page.evaluate(() => document.body.scrollWidth);
      return {
        isInside: x >= 0 && x + width <= viewport.width && scrollWidth <= viewport.width,
        share: height / viewport.height,
        areEqual: first.width === second.width,
      };
    };
    const banner = await measure('section.consent');
    expect(banner).toMatchObject({ isInside: true, areEqual: true });
    expect(banner.share).toBeLessThanOrEqual(0.6);
    await press(visit, 'Choose');
    const dialog = await measure('dialog.consent');
    expect(dialog).toMatchObject({ isInside: true, areEqual: true });
    expect(dialog.share).toBeLessThanOrEqual(1);
  });
});
