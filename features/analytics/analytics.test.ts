import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { withSiteDefaults } from '../../schema/vocabulary/site/site.ts';
import type { Analytics } from './analytics.ts';
import { scripts } from './head.ts';
import type { SiteScript } from './scripts.ts';
import { services } from './services.ts';

const all: Required<Omit<Analytics, 'track'>> = {
  plausible: {},
  umami: { website: 'b59e9c65-ae32' },
  matomo: { server: 'https://stats.example.org/matomo/', site: 7 },
  fathom: { site: 'ABCDEFG' },
  google: { id: 'G-ABC123DEF4' },
  tagManager: { id: 'GTM-ABC1234', images: ['https://pixel.example.net/a'] },
  meta: { pixel: '1234567890' },
  linkedin: { partner: '1234567' },
  hubspot: { portal: 123, region: 'eu1' },
  clarity: { project: 'abcdef1234' },
  posthog: { key: 'phc_abc', region: 'eu' },
};

function list(keys: { analytics?: Analytics; scripts?: SiteScript[] }) {
  const url = 'https://www.example.com/shop/';
  return scripts({
    ...withSiteDefaults({ name: 'Shop', description: 'A shop.', url }),
    ...keys,
  });
}

/** Runs the scripts at an address and returns the scripts that they add. */
function run(codes: readonly string[], origin: string, consent?: string) {
  const added: { src: string; [attribute: string]: unknown }[] = [];
  const append = (script: { src: string }) => added.push(script);
  const listeners: (() => void)[] = [];
  const dataset: { consent?: string } = consent === undefined ? {} : { consent };
  const document = {
    createElement: () => ({
      setAttribute(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
    }),
    documentElement: { dataset },
    addEventListener: (_: string, listener: () => void) => listeners.push(listener),
    head: { append },
    body: { append },
  };
  const window: Record<string, unknown> = { location: { origin }, document, Date };
  window.window = window;
  for (const code of codes) runInNewContext(code, window);
  const change = (agreed: string) => {
    dataset.consent = agreed;
    for (const listener of listeners) listener();
  };
  return { window, change, scripts: added.map(({ setAttribute: _, ...script }) => script) };
}

const codes = (keys: Parameters<typeof list>[0]) => list(keys).map(({ code }) => code);
const toData = (value: unknown) => JSON.parse(JSON.stringify(value));

test('each service is loaded with its settings', () => {
  const { scripts, window } = run(codes({ analytics: all }), 'https://www.example.com');
  expect(scripts).toEqual([
    { src: 'https://plausible.io/js/script.js', 'data-domain': 'example.com' },
    {
      src: 'https://cloud.umami.is/script.js',
      'data-website-id': 'b59e9c65-ae32',
      'data-host-url': 'https://gateway.umami.is',
    },
    { src: 'https://stats.example.org/matomo/matomo.js' },
    { src: 'https://cdn.usefathom.com/script.js', 'data-site': 'ABCDEFG' },
    { src: 'https://www.googletagmanager.com/gtag/js?id=G-ABC123DEF4' },
    { src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234' },
    { src: 'https://connect.facebook.net/en_US/fbevents.js' },
    { src: 'https://snap.licdn.com/li.lms-analytics/insight.min.js' },
    { src: 'https://js-eu1.hs-scripts.com/123.js', id: 'hs-script-loader' },
    { src: 'https://www.clarity.ms/tag/abcdef1234' },
    { src: 'https://eu-assets.i.posthog.com/static/array.js' },
  ]);
  expect(toData(window._paq)).toEqual([
    ['disableCookies'],
    ['setTrackerUrl', 'https://stats.example.org/matomo/matomo.php'],
    ['setSiteId', 7],
    ['trackPageView'],
    ['enableLinkTracking'],
  ]);
  expect(toData((window.fbq as { queue: object }).queue)).toEqual([
    { 0: 'init', 1: '1234567890' },
    { 0: 'track', 1: 'PageView' },
  ]);
});

test('nothing is loaded at another address than that of the site', () => {
  for (const origin of ['http://localhost:4173', 'https://example.com', 'http://www.example.com']) {
    const { scripts, window } = run(codes({ analytics: all }), origin);
    expect(scripts).toEqual([]);
    expect(Object.keys(window)).toEqual(['location', 'document', 'Date', 'window']);
  }
});

test('the script of a single site in Plausible waits for its settings', () => {
  const analytics = { plausible: { script: 'pa-AbC' } };
  const { scripts, window } = run(codes({ analytics }), 'https://www.example.com');
  expect(scripts).toEqual([{ src: 'https://plausible.io/js/pa-AbC.js' }]);
  expect(window.plausible).toHaveProperty('o', {});
});

test('Google learns what visitors agree to, once for all its services', () => {
  const { google, tagManager } = all;
  const google4 = codes({ analytics: { google, tagManager } });
  const { window, change } = run(google4, 'https://www.example.com', '');
  const readSignals = () =>
    (toData(window.dataLayer) as Record<string, unknown>[])
      .filter((call) => call[0] === 'consent')
      .map((call) => [call[1], Object.values(call[2] as object).join(' ')]);
  const denied = ['default', 'denied denied denied denied denied denied'];
  expect(readSignals()).toEqual([denied]);
  change('statistics');
  expect(readSignals()).toEqual([denied, ['update', 'denied denied denied granted denied denied']]);
  // A page that asks for no consent sends no signals.
  const plain = run(google4, 'https://www.example.com').window;
  expect(JSON.stringify(plain.dataLayer)).not.toContain('"consent"');
});

test('the policy opens the origins of the services and no others', () => {
  const origins = Object.fromEntries(
    list({ analytics: all }).map(({ name, origins }) => [name, origins]),
  );
  expect(origins).toMatchInlineSnapshot(`
    {
      "clarity": {
        "connect": [
          "https://*.clarity.ms",
        ],
        "image": [
          "https://c.clarity.ms",
          "https://c.bing.com",
        ],
        "script": [
          "https://www.clarity.ms",
          "https://scripts.clarity.ms",
        ],
      },
      "fathom": {
        "connect": [
          "https://cdn.usefathom.com",
        ],
        "image": [
          "https://cdn.usefathom.com",
        ],
        "script": [
          "https://cdn.usefathom.com",
        ],
      },
      "google": {
        "connect": [
          "https://*.google-analytics.com",
          "https://*.analytics.google.com",
          "https://www.googletagmanager.com",
        ],
        "image": [
          "https://*.google-analytics.com",
          "https://www.googletagmanager.com",
        ],
        "script": [
          "https://www.googletagmanager.com",
        ],
      },
      "hubspot": {
        "connect": [
          "https://track-eu1.hubspot.com",
          "https://js-eu1.hs-banner.com",
        ],
        "frame": [],
        "image": [
          "https://track-eu1.hubspot.com",
        ],
        "script": [
          "https://js-eu1.hs-scripts.com",
          "https://js-eu1.hs-analytics.net",
          "https://js-eu1.hs-banner.com",
        ],
        "style": [],
      },
      "linkedin": {
        "connect": [
          "https://px.ads.linkedin.com",
          "https://px4.ads.linkedin.com",
        ],
        "image": [
          "https://px.ads.linkedin.com",
          "https://px4.ads.linkedin.com",
          "https://www.linkedin.com",
        ],
        "script": [
          "https://snap.licdn.com",
        ],
      },
      "matomo": {
        "connect": [
          "https://stats.example.org",
        ],
        "image": [
          "https://stats.example.org",
        ],
        "script": [
          "https://stats.example.org",
        ],
      },
      "meta": {
        "connect": [
          "https://www.facebook.com",
          "https://connect.facebook.net",
        ],
        "image": [
          "https://www.facebook.com",
        ],
        "script": [
          "https://connect.facebook.net",
        ],
      },
      "plausible": {
        "connect": [
          "https://plausible.io",
        ],
        "script": [
          "https://plausible.io",
        ],
      },
      "posthog": {
        "connect": [
          "https://eu.i.posthog.com",
          "https://eu-assets.i.posthog.com",
        ],
        "script": [
          "https://eu-assets.i.posthog.com",
        ],
      },
      "tagManager": {
        "connect": [
          "https://www.googletagmanager.com",
        ],
        "frame": [],
        "image": [
          "https://www.googletagmanager.com",
          "https://pixel.example.net",
        ],
        "script": [
          "https://www.googletagmanager.com",
        ],
        "style": [],
      },
      "umami": {
        "connect": [
          "https://gateway.umami.is",
        ],
        "script": [
          "https://cloud.umami.is",
        ],
      },
    }
  `);
  expect(Object.keys(origins)).toEqual(Object.keys(services));
  const server = 'https://stats.example.org';
  const [own] = list({ analytics: { umami: { website: 'a', server: `${server}/` } } });
  expect(own?.origins).toEqual({ script: [server], connect: [server] });
});

test('services that store something wait, unless the site says otherwise', () => {
  const categories = Object.fromEntries(
    list({ analytics: all }).map(({ name, category }) => [name, category]),
  );
  expect(categories).toEqual({
    plausible: 'necessary',
    umami: 'necessary',
    matomo: 'necessary',
    fathom: 'necessary',
    google: 'statistics',
    tagManager: 'marketing',
    meta: 'marketing',
    linkedin: 'marketing',
    hubspot: 'marketing',
    clarity: 'statistics',
    posthog: 'statistics',
  });
  const matomo = { ...all.matomo, cookies: true };
  expect(list({ analytics: { matomo } })[0]?.category).toBe('statistics');
  const plausible = { category: 'statistics' as const };
  expect(list({ analytics: { plausible } })[0]?.category).toBe('statistics');
});

test('scripts of the site are loaded where they belong', () => {
  const entries: SiteScript[] = [
    {
      name: 'Count',
      src: 'https://count.example.net/a.js?id=7&b="',
      data: { site: '</script>"' },
      images: ['https://pixel.example.net/1'],
      kilobytes: 40,
    },
    { name: 'Chat', src: '/js/chat.js', category: 'preferences', place: 'body', pages: ['/a/*'] },
  ];
  const [count, chat] = list({ scripts: entries });
  expect(count).toMatchObject({ category: 'marketing', title: 'Count', bytes: 40_000 });
  expect(count?.origins).toMatchObject({
    script: ['https://count.example.net'],
    connect: ['https://count.example.net'],
    image: ['https://pixel.example.net'],
  });
  expect(chat).toMatchObject({ category: 'preferences', pages: ['/a/*'] });
  expect(chat?.origins).toMatchObject({ script: [], connect: [] });
  const added = run(codes({ scripts: entries }), 'https://www.example.com').scripts;
  expect(added).toEqual([
    { src: 'https://count.example.net/a.js?id=7&b="', 'data-site': '</script>"' },
    { src: '/shop/js/chat.js' },
  ]);
  // What does not count visitors can be tried anywhere.
  const elsewhere = run(codes({ scripts: entries }), 'http://localhost:4173').scripts;
  expect(elsewhere).toEqual([{ src: '/shop/js/chat.js' }]);
});

test('a copy for review counts nobody, whatever its address', () => {
  const site = withSiteDefaults({ name: 'Shop', description: 'A shop.', url: 'https://a.example' });
  const keys = {
    analytics: { ...all, track: ['links' as const] },
    scripts: [
      { name: 'Count', src: 'https://count.example.net/a.js' },
      { name: 'Chat', src: '/chat.js', category: 'preferences' as const },
    ],
  };
  const [chat, ...others] = scripts({ ...site, ...keys }, { isPreview: true });
  expect([chat?.title, others]).toEqual(['Chat', []]);
});
