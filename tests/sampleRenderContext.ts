import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { RenderContext } from '../renderer/page/context/RenderContext.ts';
import { withSampleForms } from '../renderer/sections/sampleForms.ts';
import type { Page } from '../schema/vocabulary/page.ts';
import { withSiteDefaults } from '../schema/vocabulary/site/site.ts';

/** A small site for rendering sections without a manifest. Every image exists. */
export const sampleRenderContext: RenderContext = {
  site: withSiteDefaults({
    name: 'Sample',
    description: 'A site for tests.',
    url: 'https://www.example.com',
    locale: 'en-US',
    currency: 'USD',
    email: 'hello@example.com',
  }),
  pages: [
    { route: '/', title: 'Home', description: 'Home.' },
    { route: '/pricing', title: 'Pricing', description: 'Pricing.' },
  ],
  forms: withSampleForms(
    Object.fromEntries(
      readdirSync('data/forms').map((file) => [
        file.replace('.yaml', ''),
        parse(readFileSync(`data/forms/${file}`, 'utf8')),
      ]),
    ),
  ),
  images: everyKey((path) => ({ src: path, width: 640, height: 480 })),
  base: '/',
  now: new Date('2026-11-21T12:00:00Z'),
  assets: {
    styles: { blocks: [], islands: {} },
    entry: '/assets/islands.js',
    islands: everyKey((name) => `/assets/${name}.js`),
    files: {},
  },
};

/** A page of that site. */
export const samplePage: Page = {
  route: '/pricing',
  title: 'Pricing',
  description: 'Pricing.',
  noindex: false,
  redirectFrom: [],
  sections: [],
  sectionOrigins: [],
  origin: { file: 'pages.yaml', pointer: '/pages/~1pricing' },
};

/** Returns a record with every key except `then` and symbols, which printers and promises look up. */
function everyKey<Value>(createValue: (key: string) => Value): Record<string, Value> {
  const keys = /^[/_a-z]/;
  return new Proxy<Record<string, Value>>(
    {},
    {
      get: (_, key) =>
        typeof key === 'string' && keys.test(key) && !(key in Object.prototype) && key !== 'then'
          ? createValue(key)
          : undefined,
    },
  );
}
