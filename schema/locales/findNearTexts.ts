import { distance } from 'fastest-levenshtein';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { getSimilarity } from '../../base/lists/getSimilarity.ts';
import { splitWords } from '../../base/text/diffWords.ts';
import { listExpressions } from './listExpressions.ts';
import type { TranslatedText } from './TranslatedText.ts';
import { isAt, type TranslationList } from './TranslationList.ts';

/** A text of the original, and its place for `at:`. */
export interface PlacedText {
  text: string;
  place: () => string;
}

/**
 * Finds earlier translations for texts without one whose original was edited a little: three in five of
 * its words are the same, or four in five of its letters, or letters changed places, or one letter was
 * added or removed. Both versions begin or end alike, and show the same numbers and values. An entry whose original is still present belongs to that, and each entry is used once.
 *
 * @param missing the texts of a page or another owner without a translation
 * @param isPresent whether the owner still has a text
 */
export function findNearTexts(
  missing: readonly PlacedText[],
  lists: readonly (TranslationList | undefined)[],
  isPresent: (original: string) => boolean,
): Map<string, TranslatedText> {
  const pairs: { text: string; entry: TranslatedText; similarity: number }[] = [];
  for (const { text, place } of new Map(missing.map((one) => [one.text, one])).values())
    for (const list of lists)
      for (const entry of list ? listCandidates(text, list) : []) {
        if (entry.translation === undefined || isPresent(entry.original)) continue;
        if (entry.at !== undefined && !isAt(entry.at, place())) continue;
        const similarity = compareTexts(text, entry.original);
        if (similarity > 0) pairs.push({ text, entry, similarity });
      }
  const found = new Map<string, TranslatedText>();
  const used = new Set<TranslatedText>();
  for (const { text, entry } of pairs.sort((a, b) => b.similarity - a.similarity)) {
    if (found.has(text) || used.has(entry)) continue;
    found.set(text, entry);
    used.add(entry);
  }
  return found;
}

/** The number of entries that a text is compared with at most, so that half a language costs little. */
const mostCandidates = 50;

function listCandidates(text: string, list: TranslationList): TranslatedText[] {
  let index = indexes.get(list);
  if (!index) {
    index = new Map();
    for (const entry of list.texts)
      for (const end of listEnds(entry.original)) getOrCreate(index, end, () => []).push(entry);
    indexes.set(list, index);
  }
  const { length } = text;
  const candidates = new Set<TranslatedText>();
  for (const end of listEnds(text))
    for (const entry of index.get(end) ?? []) {
      const { original } = entry;
      if (Math.min(length, original.length) < Math.max(length, original.length) / 2) continue;
      if (candidates.add(entry).size === mostCandidates) return [...candidates];
    }
  return [...candidates];
}

/** The entries of a list by the letters with which their originals begin and end. */
const indexes = new WeakMap<TranslationList, Map<string, TranslatedText[]>>();

function listEnds(text: string): [string, string] {
  const letters = toLetters(text).replaceAll(' ', '');
  return [`^${letters.slice(0, 3)}`, `${letters.slice(-3)}$`];
}

/** Returns how much of two texts is the same, from 0.6 to 1; 0 if they are not near. */
function compareTexts(first: string, second: string): number {
  if (listExpressions(first).join() !== listExpressions(second).join()) return 0;
  // An earlier price or date would be wrong.
  if (listNumbers(first).join() !== listNumbers(second).join()) return 0;
  const [one, other] = [toLetters(first), toLetters(second)];
  const longer = Math.max(one.length, other.length);
  if (longer <= 100) {
    const letters = 1 - distance(one, other) / Math.max(longer, 1);
    if (letters >= 0.8) return letters;
    // A letter more or less is a typo also in a short word.
    if (Math.abs(one.length - other.length) === 1 && distance(one, other) === 1) return 0.8;
    // Two letters that changed places count twice.
    if ([...one].sort().join('') === [...other].sort().join('') && letters >= 0.6) return letters;
  }
  const [words, others] = [one, other].map((text) =>
    splitWords(text).filter((word) => word !== ' '),
  );
  const similarity = getSimilarity(words ?? [], others ?? []);
  return similarity >= 0.6 ? similarity : 0;
}

/** Returns the numbers of a text; how their thousands are separated does not matter. */
function listNumbers(text: string): string[] {
  const plain = text.normalize('NFKC').replaceAll(/(?<=\d)[ .,'’](?=\d{3}(?!\d))/g, '');
  return plain.match(/\p{Nd}+/gu) ?? [];
}

/** Leaves out case, punctuation, and the accents of Latin letters. */
function toLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/(?<=[a-z])\p{M}+/giu, '')
    .normalize('NFC')
    .toUpperCase()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
