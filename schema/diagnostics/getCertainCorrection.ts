import { editDistance, takeCandidates } from '../../base/text/getSpellingSuggestion.ts';

/**
 * Returns the candidate that `word` certainly misspells, so that a fix may replace it without asking:
 * one or two letters of a single word differ, and no other candidate is as close. With more than
 * `mostCandidates`, nothing is certain.
 */
export function getCertainCorrection(
  word: string,
  candidates: Iterable<string>,
): string | undefined {
  const { names, isComplete } = takeCandidates(candidates);
  if (!isComplete) return undefined;
  let best: string | undefined;
  let bestDistance = maxEdits + 1;
  for (const candidate of new Set(names)) {
    if (candidate === word || Math.abs(word.length - candidate.length) > maxEdits) continue;
    const edits = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (edits > bestDistance) continue;
    best = edits < bestDistance && isSlip(word, candidate, edits) ? candidate : undefined;
    bestDistance = edits;
  }
  return best;
}

const maxEdits = 2;

/** Whether the edits are few in the part that differs, whatever the two have in common. */
function isSlip(word: string, candidate: string, edits: number): boolean {
  if (edits === 0) return true;
  // `/city-19` does not misspell `/city-1`.
  if (word.replace(/\D/g, '') !== candidate.replace(/\D/g, '')) return false;
  const words = splitWords(word);
  const others = splitWords(candidate);
  if (words.length !== others.length) return edits === 1;
  const differing = words.findIndex((one, index) => one !== others[index]);
  const [one = '', other = ''] = [words[differing], others[differing]];
  if (words.some((later, index) => index > differing && later !== others[index])) return false;
  // A short word with two other letters is another word, and so is one that starts differently.
  const length = Math.max(one.length, other.length);
  const isLong = length >= 8 && one[0] === other[0];
  return differing < 0 ? edits === 1 : length >= 3 && edits <= (isLong ? maxEdits : 1);
}

function splitWords(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
}
