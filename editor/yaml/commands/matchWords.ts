/**
 * Returns where a text contains words, whatever their case and accents: the start and end of each match,
 * in the order of the text.
 *
 * @param words at least one character
 */
export function matchWords(text: string, words: string): [number, number][] {
  return findAll(text, words, (letters) => letters.replaceAll(accents, '$1'));
}

/**
 * Replaces words in a text, whatever their case, but not in its expressions, web addresses and the targets
 * of its links. Other accents make another word, such as “schön” and “schon”.
 */
export function replaceMatches(text: string, words: string, replacement: string): string {
  const kept = [...text.matchAll(/\{\{.*?\}\}|\]\([^)\s]*|https?:\/\/\S+/g)].map(
    ({ 0: match, index }) => [index, index + match.length] as const,
  );
  let end = 0;
  const parts: string[] = [];
  for (const [from, to] of findAll(text, words, (letters) => letters)) {
    if (kept.some(([start, stop]) => from < stop && to > start)) continue;
    parts.push(text.slice(end, from), replacement);
    end = to;
  }
  return parts.join('') + text.slice(end);
}

/** Marks of Latin and Greek letters. Marks of other scripts make other letters. */
const accents = /([\p{Script=Latin}\p{Script=Greek}])\p{M}+/gu;

/**
 * Finds words in a text, whatever their case and the form of their accents, with spaces for line breaks.
 *
 * @param simplify returns the letters to compare, of decomposed ones
 */
function findAll(
  text: string,
  words: string,
  simplify: (letters: string) => string,
): [number, number][] {
  const fold = (letters: string) =>
    simplify(letters.normalize('NFD'))
      .normalize('NFC')
      .replaceAll(/\s/g, ' ')
      .toLowerCase()
      .replaceAll('ς', 'σ');
  const wanted = fold(words.trim());
  if (!fold(text).includes(wanted)) return [];
  // A letter with its marks, which may be several characters, is compared as a whole.
  const letters = [...text.matchAll(/[\u1100-\u115f][\u1160-\u11ff]+|.\p{M}*/gsu)];
  let folded = '';
  /** The index in the text for each index in `folded` at which a letter begins. */
  const starts = new Map<number, number>();
  for (const { 0: letter, index } of letters) {
    starts.set(folded.length, index);
    folded += fold(letter);
  }
  starts.set(folded.length, text.length);
  const found: [number, number][] = [];
  for (let at = folded.indexOf(wanted); at >= 0; ) {
    const [from, to] = [starts.get(at), starts.get(at + wanted.length)];
    if (from !== undefined && to !== undefined) found.push([from, to]);
    at = folded.indexOf(wanted, to === undefined ? at + 1 : at + wanted.length);
  }
  return found;
}
