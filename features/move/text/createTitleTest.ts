import { normalizeSentence } from './normalizeSentence.ts';
import { listFrequentParts, splitTitle } from './titleParts.ts';

/**
 * Returns a function that tells whether two titles are the same, but for what at least half of the titles
 * have, such as the name of the site.
 *
 * @param titles the titles of the pages of each site
 * @param name the name of the new site
 */
export function createTitleTest(
  titles: readonly (readonly string[])[],
  name = '',
): (old: string, next: string) => boolean {
  const ignored = new Set([normalizeSentence(name), ...titles.flatMap(listFrequentParts)]);
  const toCore = (title: string) =>
    splitTitle(title)
      .map(normalizeSentence)
      .filter((part) => !ignored.has(part))
      .join(' ');
  return (old, next) =>
    normalizeSentence(old) === normalizeSentence(next) || toCore(old) === toCore(next);
}
