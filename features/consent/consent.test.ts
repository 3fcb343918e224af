import { Script } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { HeadScript } from '../../renderer/index.ts';
import { withSiteDefaults } from '../../schema/vocabulary/site/site.ts';
import { holdScripts } from './head.ts';

const url = 'https://www.example.com/shop';
const locales = ['en', 'de', 'fr', 'es', 'pt', 'ar'];
const sites = locales.map((locale) => ({
  ...withSiteDefaults({ name: 'Shop', description: 'A shop.', url, locale, locales }),
  consent: { privacy: '/privacy' },
}));

function createScript(name: string, values: Partial<HeadScript> = {}): HeadScript {
  return { name, category: 'necessary', origins: {}, code: '', bytes: 0, ...values };
}

const google = createScript('google', {
  category: 'statistics',
  title: 'Google Analytics',
  stores: ['_ga', '_ga_*'],
  sendsSignals: true,
});
const meta = createScript('meta', { category: 'marketing', title: 'Meta' });

test('a site whose scripts need no consent has nothing of it', () => {
  const scripts = [createScript('plausible')];
  expect(holdScripts(scripts, sites)).toEqual(scripts);
  expect(holdScripts([], sites)).toEqual([]);
});

test('scripts that need consent are held, and a script for each language starts them', () => {
  const held = holdScripts([createScript('plausible'), google, meta], sites);
  expect(held.map(({ name, locale = '', isHeld }) => `${name} ${locale} ${isHeld ?? ''}`)).toEqual([
    ...locales.map((locale) => `consent ${locale} `),
    'plausible  ',
    'google  true',
    'meta  true',
  ]);
  const [english, german] = held;
  expect(english).toMatchObject({ category: 'necessary', startsHeld: true, origins: {} });
  expect(english?.code).toContain('"privacy":["/shop/privacy"]');
  expect(german?.code).toContain('"privacy":["/shop/de/privacy","/shop/privacy"]');
  expect(german?.code).toContain('Alle ablehnen');
  // The dialog shows the categories of these services alone.
  expect(english?.code).toContain(
    '"categories":[["statistics","Statistics","Google Analytics"],["marketing","Marketing","Meta"]]',
  );
});

test('with signals, only scripts that send them run before consent', () => {
  const [site, ...translations] = sites.map((each) => ({
    ...each,
    consent: { before: 'signals' as const },
  }));
  const held = holdScripts([google, meta], site ? [site, ...translations] : []);
  expect(held.filter(({ isHeld }) => isHeld).map(({ name }) => name)).toEqual(['meta']);
});

test.each(locales.map((locale, index) => ({ locale, index })))(
  'script, styles and texts in $locale take at most 3 kB compressed',
  ({ index }) => {
    const chat = createScript('script-chat-0123abcd', { category: 'preferences', title: 'Chat' });
    const many = ['Clarity', 'LinkedIn', 'HubSpot', 'PostHog'].map((title) =>
      createScript(title, { category: 'marketing', title, stores: [`_${title}`, `${title}_*`] }),
    );
    const { code = '' } = holdScripts([google, meta, chat, ...many], sites)[index] ?? {};
    expect(() => new Script(code)).not.toThrow();
    expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(3000);
  },
);
