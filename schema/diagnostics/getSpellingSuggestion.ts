import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate that `word` most likely misspells, ignoring case. It differs in at most a
 * third of the letters, but one edit (or a swap of two neighbouring letters) is always allowed.
 */
export function getSpellingSuggestion(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const lowerWord = word.toLowerCase();
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    if (candidate === word) continue;
    const longest = Math.max(lowerWord.length, candidate.length);
    const maxDistance = Math.max(1, Math.floor(longest / 3));
    const lowerCandidate = candidate.toLowerCase();
    if (Math.abs(lowerWord.length - lowerCandidate.length) > maxDistance) continue;
    const edits = editDistance(lowerWord, lowerCandidate);
    if (edits <= maxDistance && edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/** Computes the Levenshtein distance, except that swapping two neighbours counts as one edit. */
export function editDistance(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const index = [...a].findIndex((letter, position) => letter !== b[position]);
  const swapped = a.slice(0, index) + a.charAt(index + 1) + a.charAt(index) + a.slice(index + 2);
  return swapped === b ? 1 : edits;
}
