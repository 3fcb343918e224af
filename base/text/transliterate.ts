import anyAscii from 'any-ascii';

/** Writes a text in ASCII, letter by letter: "Цены" → "Tseny", "東京" → "DongJing", "🎉" → ":tada:". */
export function transliterate(text: string): string {
  return text.replaceAll(/[\p{Letter}\p{Mark}\p{Number}]+|\P{ASCII}/gu, (word) =>
    // Signs that stand for a letter or a soft sign are no borders of a word.
    /^\p{Letter}/u.test(word) ? anyAscii(word).replaceAll(/['`"]/g, '') : anyAscii(word),
  );
}
