import { normalizeSentence } from './normalizeSentence.ts';

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

/** Splits a title at the marks that stand before or after the name of a site. */
function splitTitle(title: string): string[] {
  return title.split(/\s+(?:[|·•»«:–—-]|::|\/\/)+\s+/);
}

function listFrequentParts(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const part of new Set(splitTitle(title).map(normalizeSentence)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  const least = Math.max(3, titles.length / 2);
  return [...counts].filter(([, count]) => count >= least).map(([part]) => part);
}
