import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { createTexts, type TextsOf } from '../../../base/messages/createTexts.ts';
import type { SiteWords, WordGroup } from '../../../schema/vocabulary.ts';

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

/** English words by the name of their group. */
export type Groups = Readonly<Record<string, WordGroup>>;

/** The words of groups in the language of the site: texts, or functions of the parameters. */
export type Texts<Words extends Groups> = {
  readonly [Group in keyof Words]: TextsOf<Words[Group]>;
};
