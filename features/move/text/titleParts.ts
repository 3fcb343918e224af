import { normalizeSentence } from './normalizeSentence.ts';

/** Splits a title at the marks that stand before or after the name of a site. */
export function splitTitle(title: string): string[] {
  return title.split(/\s+(?:[|·•»«:–—-]|::|\/\/)+\s+/);
}

/** Lists what at least half of the titles have, as `normalizeSentence()` returns it. */
export function listFrequentParts(titles: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const title of titles)
    for (const part of new Set(splitTitle(title).map(normalizeSentence)))
      counts.set(part, (counts.get(part) ?? 0) + 1);
  const least = Math.max(3, titles.length / 2);
  return [...counts].filter(([, count]) => count >= least).map(([part]) => part);
}
