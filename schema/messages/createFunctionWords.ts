import type { FunctionWords } from '../../base/messages/FunctionTexts.ts';
import { answers, fields, mail } from './english.ts';
import { listParameters, type Message, type SiteWords, type WordGroup } from './Message.ts';

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
      const isText = typeof word === 'string' && listParameters(source).length > 0;
      return [key, isText ? { other: word } : word];
    });
    return [group, Object.fromEntries(words)];
  });
  return { locale, timeZone, groups: Object.fromEntries(entries) };
}
