import { article } from './english.ts';
import type { Message, SiteWords } from './Message.ts';

/** Returns a reading time in the words of the site, such as "4 min read". */
export function formatReadingTime(minutes: number, { locale, texts }: SiteWords): string {
  const word: Message = texts.article?.readingTime ?? article.readingTime;
  const text =
    typeof word === 'string'
      ? word
      : (word[new Intl.PluralRules(locale).select(minutes)] ?? word.other);
  return text.replace('{count}', minutes.toLocaleString(locale));
}
