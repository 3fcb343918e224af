import type { SiteWords } from '../../../schema/vocabulary.ts';
import { createViewContext, useViewContext } from './createViewContext.ts';
import { type Groups, getTexts, type Texts } from './getTexts.ts';

/** English, which needs no other words. */
export const englishWords: SiteWords = { locale: 'en-US', texts: {} };

/** Passes the words of the site to views and islands. */
export const WordsProvider = createViewContext<SiteWords>(englishWords);

/**
 * Returns words in the language of the site, for views and islands: from words.yaml, otherwise from
 * the translations of the engine, otherwise in English.
 *
 * @param english the English words, by the name of their group
 */
export function useWords<const Words extends Groups>(english: Words): Texts<Words> {
  return getTexts(english, useSiteWords());
}

/** Returns the words of the site as data, for what is rendered outside the component. */
export function useSiteWords(): SiteWords {
  return useViewContext(WordsProvider);
}

/** Returns the words of some groups; undefined when they are the English ones that islands contain. */
export function pickWords(
  { locale, texts }: SiteWords,
  groups: readonly string[],
): SiteWords | undefined {
  const picked = groups.flatMap((group) => (texts[group] ? [[group, texts[group]] as const] : []));
  if (picked.length === 0 && locale === englishWords.locale) return undefined;
  return { locale, texts: Object.fromEntries(picked) };
}
