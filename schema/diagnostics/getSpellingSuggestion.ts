import { distance } from 'fastest-levenshtein';

/**
 * The candidate that `word` is most likely a misspelling of: at most a third of its letters away
 * (at least one, or two letters swapped). Undefined when none is near.
 */
export function getSpellingSuggestion(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const sought = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const longest = Math.max(sought.length, candidate.length);
    const most = Math.max(1, Math.floor(longest / 3));
    const other = candidate.toLowerCase();
    if (Math.abs(sought.length - other.length) > most) continue;
    const away = misspelling(sought, other);
    if (away <= most && away < bestDistance) {
      best = candidate;
      bestDistance = away;
    }
  }
  return best;
}

/** Levenshtein's distance, with two neighbours swapped counted as one. */
function misspelling(a: string, b: string): number {
  const away = distance(a, b);
  if (away !== 2 || a.length !== b.length) return away;
  const at = [...a].findIndex((letter, index) => letter !== b[index]);
  const swapped = a.slice(0, at) + a.charAt(at + 1) + a.charAt(at) + a.slice(at + 2);
  return swapped === b ? 1 : away;
}
