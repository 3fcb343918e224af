/** Writes a text in lower case without accents and letters beyond a to z: "Größe" → "grosse". */
export function toLatinLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spellings[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '');
}

/** Letters that Unicode does not divide into a base letter and an accent. */
const spellings: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
