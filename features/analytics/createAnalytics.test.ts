import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { Analytics } from './analytics.ts';
import { createAnalytics } from './createAnalytics.ts';

const all: Analytics = {
  plausible: {},
  umami: { website: 'b59e9c65-ae32' },
  matomo: { server: 'https://stats.example.org/matomo/', site: 7 },
  fathom: { site: 'ABCDEFG' },
  script: {
    src: 'https://count.example.net/a.js',
    data: { site: '</script>"' },
    images: ['https://pixel.example.net'],
  },
};

function create(analytics: Analytics) {
  const created = createAnalytics(analytics, 'https://www.example.com/shop/');
  if (!created) throw new Error('No script');
  return created;
}

/** Runs the script at an address and returns the scripts that it adds. */
function run(code: string, origin: string) {
  const scripts: { src: string; [attribute: string]: unknown }[] = [];
  const window: Record<string, unknown> = {};
  const document = {
    createElement: () => ({
      setAttribute(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
    }),
    head: { append: (script: { src: string }) => scripts.push(script) },
  };
  runInNewContext(code, { location: { origin }, document, window });
  return { window, scripts: scripts.map(({ setAttribute: _, ...script }) => script) };
}

test('each service is loaded with its settings', () => {
  const { scripts, window } = run(create(all).code, 'https://www.example.com');
  expect(scripts).toEqual([
    { src: 'https://plausible.io/js/script.js', 'data-domain': 'example.com' },
    {
      src: 'https://cloud.umami.is/script.js',
      'data-website-id': 'b59e9c65-ae32',
      'data-host-url': 'https://gateway.umami.is',
    },
    { src: 'https://stats.example.org/matomo/matomo.js' },
    { src: 'https://cdn.usefathom.com/script.js', 'data-site': 'ABCDEFG' },
    { src: 'https://count.example.net/a.js', 'data-site': '</script>"' },
  ]);
  expect(JSON.stringify(window._paq)).toBe(
    '[["disableCookies"],["setTrackerUrl","https://stats.example.org/matomo/matomo.php"],["setSiteId",7],["trackPageView"],["enableLinkTracking"]]',
  );
});

test('nothing is loaded at another address than that of the site', () => {
  const { code } = create(all);
  for (const origin of ['http://localhost:4173', 'https://example.com', 'http://www.example.com'])
    expect(run(code, origin)).toEqual({ window: {}, scripts: [] });
});

test('the script of a single site in Plausible waits for its settings', () => {
  const { code } = create({ plausible: { script: 'pa-AbC' } });
  const { scripts, window } = run(code, 'https://www.example.com');
  expect(scripts).toEqual([{ src: 'https://plausible.io/js/pa-AbC.js' }]);
  expect(window.plausible).toHaveProperty('o', {});
});

test('the policy opens the origins of the services and no others', () => {
  expect(create(all).origins).toEqual({
    script: [
      'https://plausible.io',
      'https://cloud.umami.is',
      'https://stats.example.org',
      'https://cdn.usefathom.com',
      'https://count.example.net',
    ],
    connect: [
      'https://plausible.io',
      'https://gateway.umami.is',
      'https://stats.example.org',
      'https://cdn.usefathom.com',
      'https://count.example.net',
    ],
    image: ['https://stats.example.org', 'https://cdn.usefathom.com', 'https://pixel.example.net'],
  });
  const own = create({ umami: { website: 'a', server: 'https://stats.example.org/' } });
  expect(own.origins).toEqual({
    script: ['https://stats.example.org'],
    connect: ['https://stats.example.org'],
    image: [],
  });
});

test('the scripts of the services count as part of the page', () => {
  expect(create({ fathom: { site: 'A' } }).bytes).toBe(3000);
  expect(create({ script: { src: 'https://a.example', kilobytes: 40 } }).bytes).toBe(40_000);
  expect(createAnalytics({}, 'https://www.example.com')).toBeUndefined();
});
