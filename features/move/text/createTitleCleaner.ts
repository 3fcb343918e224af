import { normalizeSentence } from './normalizeSentence.ts';
import { listFrequentParts, splitTitle } from './titleParts.ts';

/**
 * Returns a function that removes from a title what at least half of the titles have, such as the name of the
 * site. A title that has nothing else stays as it is.
 *
 * @param names the name of the site, as its pages say it
 */
export function createTitleCleaner(
  titles: readonly string[],
  names: Iterable<string>,
): (title: string) => string {
  const ignored = new Set([...[...names].map(normalizeSentence), ...listFrequentParts(titles)]);
  return (title) => {
    const parts = splitTitle(title);
    const own = parts.filter((part) => !ignored.has(normalizeSentence(part)));
    if (own.length === parts.length) return title;
    return own.length === 0 ? [...new Set(parts)].join(' – ') : own.join(' – ');
  };
}
