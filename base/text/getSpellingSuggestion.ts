import { distance } from 'fastest-levenshtein';

/**
 * Returns the candidate that `word` most likely misspells, ignoring case. It differs in at most a
 * third of the letters, but one edit (or a swap of two neighbouring letters) is always allowed. Of
 * candidates that are equally near, the one with two letters swapped comes first, then one with a
 * letter more. Only the first candidates are compared, up to `mostCandidates`.
 */
export function getSpellingSuggestion(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const lowerWord = word.toLowerCase();
  let best: string | undefined;
  let lowestCost = Number.POSITIVE_INFINITY;
  for (const candidate of takeCandidates(candidates).names) {
    if (candidate === word) continue;
    const longest = Math.max(lowerWord.length, candidate.length);
    const maxDistance = Math.max(1, Math.floor(longest / 3));
    const lowerCandidate = candidate.toLowerCase();
    if (Math.abs(lowerWord.length - lowerCandidate.length) > maxDistance) continue;
    const cost = computeCost(lowerWord, lowerCandidate);
    if (cost <= maxDistance && cost < lowestCost) {
      best = candidate;
      lowestCost = cost;
    }
  }
  return best;
}

/** The edits from a word to a candidate; less for slips of the keyboard that are frequent. */
function computeCost(word: string, candidate: string): number {
  const edits = editDistance(word, candidate);
  if (word.length < candidate.length) return edits - 0.1;
  return edits < distance(word, candidate) ? edits - 0.2 : edits;
}

/**
 * The number of candidates that a name is compared with. A site may have as many misspelt names as
 * pages, and comparing each with each would take hours. There are fewer icons.
 */
const mostCandidates = 4000;

/** The longest name that is compared: the time grows with the square of the length. */
const longestName = 200;

/** Returns the first candidates, and whether these are all; names that are too long are left out. */
export function takeCandidates(candidates: Iterable<string>): {
  names: string[];
  isComplete: boolean;
} {
  const names: string[] = [];
  let taken = 0;
  for (const candidate of candidates) {
    if (taken++ >= mostCandidates) return { names, isComplete: false };
    if (candidate.length <= longestName) names.push(candidate);
  }
  return { names, isComplete: true };
}

/** Computes the Levenshtein distance, except that swapping two neighbours counts as one edit. */
export function editDistance(a: string, b: string): number {
  const edits = distance(a, b);
  if (edits !== 2 || a.length !== b.length) return edits;
  const index = [...a].findIndex((letter, position) => letter !== b[position]);
  const swapped = a.slice(0, index) + a.charAt(index + 1) + a.charAt(index) + a.slice(index + 2);
  return swapped === b ? 1 : edits;
}
