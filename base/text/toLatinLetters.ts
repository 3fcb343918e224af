/**
 * Writes a text in lower case, its Latin letters without accents and beyond a to z: "Größe" → "grosse".
 * Letters of other scripts stay, with the marks that belong to them.
 */
export function toLatinLetters(text: string): string {
  if (!/\P{ASCII}/u.test(text)) return text.toLowerCase();
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => spellings[letter] ?? letter)
    .replaceAll(/[\p{Script=Latin}\p{No}]\p{Mark}*/gu, (letter) =>
      letter
        .normalize('NFKD')
        .toLowerCase()
        .replaceAll(/\p{Mark}/gu, ''),
    );
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
