import {
  english,
  type Message,
  type SiteWords,
  type WordGroup,
} from '../../../schema/vocabulary.ts';
import type { FunctionWords } from '../../_shared/site/FunctionTexts.ts';

const { answers, fields, mail } = english;
const groups = { answers, fields, mail };

/**
 * Returns the words of a site for its functions, which do not know the English ones. A word that has
 * parameters in English is always a mapping of forms.
 */
export function createFunctionWords({
  words: { locale, texts },
  timeZone,
}: {
  words: SiteWords;
  timeZone?: string | undefined;
}): FunctionWords {
  const entries = Object.entries<WordGroup>(groups).map(([group, english]) => {
    const words = Object.entries(english).map(([key, source]): [string, Message] => {
      const word = texts[group]?.[key] ?? source;
      const isText = typeof word === 'string' && hasParameters(source);
      return [key, isText ? { other: word } : word];
    });
    return [group, Object.fromEntries(words)];
  });
  return { locale, timeZone, groups: Object.fromEntries(entries) };
}

function hasParameters(word: Message): boolean {
  const forms = typeof word === 'string' ? [word] : Object.values(word);
  return forms.some((form) => /\{\w+\}/.test(form));
}
