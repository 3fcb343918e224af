import type { HeadScript } from '../../renderer/index.ts';
import type { english, Site } from '../../schema/vocabulary.ts';
import { compactScript, compactStyles } from '../_shared/browserCode/index.ts';
import browserCode from './browser/askForConsent.mjs?raw';
import stylesheet from './browser/consent.css?raw';

/** The categories that visitors agree to, in the order in which the dialog shows them. */
const categories = ['preferences', 'statistics', 'marketing'] as const;

/**
 * Creates the script that asks for consent in a language, and starts the scripts that visitors agree to.
 *
 * @param site the site in that language
 * @param options.asked the scripts that need consent
 * @param options.words the texts
 * @param options.privacy the page about privacy; undefined without one
 * @param options.language the language, unless it is the original one
 */
export function createConsentScript(
  site: Site,
  {
    asked,
    words,
    privacy,
    language,
  }: {
    asked: readonly HeadScript[];
    words: typeof english.consent;
    privacy: string | undefined;
    language: string | undefined;
  },
): HeadScript {
  const { pathname } = new URL(site.url);
  const base = `${pathname}/`.replace(/\/+/g, '/');
  const { preferences, statistics, marketing, ...texts } = words;
  const labels = { preferences, statistics, marketing };
  const settings = {
    texts,
    services: asked.map(({ name, category, stores = [] }) => [name, category, toPattern(stores)]),
    categories: categories.flatMap((name) => {
      const titles = asked.filter(({ category }) => category === name).map(getTitle);
      return titles.length > 0 ? [[name, labels[name], titles.join(', ')]] : [];
    }),
    base,
    privacy: privacy ? listAddresses(privacy, base, language) : [],
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

function getTitle({ name, title = name }: HeadScript): string {
  return title;
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
