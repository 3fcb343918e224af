/**
 * Whether each word of a search begins a word of the texts, whatever its case and accents, and also
 * without the `s` of a plural.
 */
export function matchesSearch(search: string, texts: readonly string[]): boolean {
  const words = split(texts.join(' '));
  return split(search).every((part) =>
    words.some((word) => word.startsWith(part.replace(/(?<=...)s$/, ''))),
  );
}

function split(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}
