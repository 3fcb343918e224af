/**
 * Returns where a text contains words, whatever their case and accents: the start and end of each match,
 * in the order of the text.
 *
 * @param words at least one character
 */
export function matchWords(text: string, words: string): [number, number][] {
  const folded = fold(text);
  const wanted = fold(words.trim());
  const found: [number, number][] = [];
  for (let from = folded.indexOf(wanted); from >= 0; ) {
    const end = from + wanted.length;
    // An accent may be a character of its own.
    const to = end + (/^\p{M}*/u.exec(text.slice(end))?.[0].length ?? 0);
    found.push([from, to]);
    from = folded.indexOf(wanted, to);
  }
  return found;
}

/** Replaces words in a text, but not in its expressions, web addresses and the targets of its links. */
export function replaceMatches(text: string, words: string, replacement: string): string {
  const kept = [...text.matchAll(/\{\{.*?\}\}|\]\([^)\s]*|https?:\/\/\S+/g)].map(
    ({ 0: match, index }) => [index, index + match.length] as const,
  );
  let end = 0;
  const parts: string[] = [];
  for (const [from, to] of matchWords(text, words)) {
    if (kept.some(([start, stop]) => from < stop && to > start)) continue;
    parts.push(text.slice(end, from), replacement);
    end = to;
  }
  return parts.join('') + text.slice(end);
}

/** Returns a text of the same length to compare: without case and accents, with spaces for line breaks. */
function fold(text: string): string {
  return text
    .replaceAll(/[^\0-\x7f]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replaceAll(/\s/g, ' ')
    .toLowerCase();
}
