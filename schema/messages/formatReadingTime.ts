import { formatMessage } from '../../base/messages/formatMessage.ts';
import { article } from './english.ts';
import type { SiteWords } from './Message.ts';

/** Returns a reading time in the words of the site, such as "4 min read". */
export function formatReadingTime(minutes: number, { locale, texts }: SiteWords): string {
  const word = texts.article?.readingTime ?? article.readingTime;
  return formatMessage(word, { count: minutes }, locale);
}
