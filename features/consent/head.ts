import { createTexts } from '../../base/messages/createTexts.ts';
import type { HeadScript } from '../../renderer/index.ts';
import { english, readKeys, type Site } from '../../schema/vocabulary.ts';
import browserCode from './browser/askForConsent.mjs?raw';
import stylesheet from './browser/consent.css?raw';
import { compactScript, compactStyles } from './compact.ts';
import { keys } from './keys.ts';
import { categories, needsConsent } from './needsConsent.ts';

/**
 * Holds the scripts that need consent, and adds a script for each language that asks for it and starts
 * them. Without such scripts, pages have nothing of it.
 */
export function holdScripts(scripts: readonly HeadScript[], sites: readonly Site[]): HeadScript[] {
  const asked = scripts.filter(needsConsent);
  const [original] = sites;
  if (asked.length === 0 || !original) return [...scripts];
  const { before } = readKeys(original, keys.site).consent ?? {};
  return [
    // First, so that other scripts know the choice.
    ...sites.map((site) => createConsentScript(site, asked, original)),
    ...scripts.map((script): HeadScript => {
      const isHeld = needsConsent(script) && !(before === 'signals' && script.sendsSignals);
      return isHeld ? { ...script, isHeld } : script;
    }),
  ];
}

function createConsentScript(site: Site, asked: readonly HeadScript[], original: Site): HeadScript {
  const { pathname } = new URL(site.url);
  const base = `${pathname}/`.replace(/\/+/g, '/');
  const { privacy } = readKeys(original, keys.site).consent ?? {};
  const { locale, texts } = site.words;
  const settings = {
    texts: createTexts(english.consent, { locale, translated: texts.consent ?? {} }),
    services: asked.map(({ name, category, title = name, stores = [] }) => [
      name,
      category,
      title,
      toPattern(stores),
    ]),
    categories: categories.filter((name) => asked.some(({ category }) => category === name)),
    base,
    privacy: privacy
      ? listAddresses(privacy, base, site === original ? undefined : site.locale)
      : [],
    css: compactStyles(stylesheet),
  };
  return {
    name: 'consent',
    category: 'necessary',
    locale: site.locale,
    startsHeld: true,
    origins: {},
    code: `(${compactScript(browserCode).replace(/^export function \w+/, 'function ')})(${JSON.stringify(settings)});\n`,
    bytes: 0,
  };
}

/** Lists the addresses that a link may have on a page: in another language, first its translation. */
function listAddresses(to: string, base: string, locale: string | undefined): string[] {
  if (!to.startsWith('/')) return [to];
  return [...(locale ? [`${base}${locale}${to}`] : []), base + to.slice(1)];
}

/** Returns a regular expression for names such as `_ga` and `_ga_*`; for no names, one that nothing matches. */
function toPattern(names: readonly string[]): string {
  const alternatives = names.map((name) => name.replaceAll('.', '\\.').replace('*', '.*'));
  return alternatives.join('|') || '(?!)';
}
