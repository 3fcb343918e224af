import { getOwn } from '../../base/values/getOwn.ts';
import { getTranslations } from './getTranslations.ts';
import type { SiteWords, WordGroup, WordsByLocale } from './Message.ts';
import { wordGroups as english } from './wordGroups.generated.ts';

/** The groups of English words by name, which every other language has too. */
export const wordGroups: Readonly<Record<string, WordGroup>> = english;

/** Returns a locale and its more general forms, the most general first: `de`, `de-AT`. */
export function listFallbacks(locale: string): string[] {
  const parts = locale.split('-');
  return parts.map((_, index) => parts.slice(0, index + 1).join('-'));
}

/** Whether a locale is in a language whose words are complete. */
export function hasTranslation(locale: string): boolean {
  const [language = ''] = listFallbacks(locale);
  return language === 'en' || Object.hasOwn(getTranslations(), language);
}

/**
 * Returns the words of a site in its language. Words without a translation are English.
 *
 * @param own words of the site itself, by locale, group and key; `de-AT` takes precedence over `de`
 */
export function createSiteWords(locale: string, own: WordsByLocale = {}): SiteWords {
  const fallbacks = listFallbacks(locale);
  const [language = ''] = fallbacks;
  const translated = language === 'en' ? undefined : getOwn(getTranslations(), language);
  const sources = [translated, ...fallbacks.map((name) => getOwn(own, name))];
  const texts: Record<string, WordGroup> = {};
  for (const source of sources)
    for (const [group, words] of Object.entries(source ?? {}))
      texts[group] = { ...texts[group], ...words };
  // Without any words of the language, the rules of English apply.
  const isEnglish = language !== 'en' && Object.keys(texts).length === 0;
  return { locale: isEnglish ? 'en' : locale, texts };
}
