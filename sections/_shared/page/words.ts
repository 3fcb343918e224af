import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { createTexts, type TextsOf } from '../../../base/messages/createTexts.ts';
import type { SiteWords, WordGroup } from '../../../schema/vocabulary.ts';
import { createViewContext, useViewContext } from './createViewContext.ts';

/** English words by the name of their group. */
type Groups = Readonly<Record<string, WordGroup>>;

/** The words of groups in the language of the site: texts, or functions of the parameters. */
export type Texts<Words extends Groups> = {
  readonly [Group in keyof Words]: TextsOf<Words[Group]>;
};

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

/** Returns words in the language of a site, where there is no component. */
export function getTexts<const Words extends Groups>(
  english: Words,
  siteWords: SiteWords,
): Texts<Words> {
  const { locale, texts } = siteWords;
  const known = getOrCreate(cache, siteWords, () => new WeakMap());
  const groups = Object.entries(english).map(([name, words]) => [
    name,
    getOrCreate(known, words, () => createTexts(words, { locale, translated: texts[name] ?? {} })),
  ]);
  return Object.fromEntries(groups);
}

/** The texts of each group, by the words of the site and the English words of the group. */
const cache = new WeakMap<SiteWords, WeakMap<WordGroup, object>>();

/** Returns the words of some groups; undefined when they are the English ones that islands contain. */
export function pickWords(
  { locale, texts }: SiteWords,
  groups: readonly string[],
): SiteWords | undefined {
  const picked = groups.flatMap((group) => (texts[group] ? [[group, texts[group]] as const] : []));
  if (picked.length === 0 && locale === englishWords.locale) return undefined;
  return { locale, texts: Object.fromEntries(picked) };
}
