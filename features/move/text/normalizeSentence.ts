/**
 * Returns a sentence as it is compared: without spaces, quotes, soft hyphens and marks at its ends, with
 * one kind of dash, in small letters. So typographic quotes, entities and line breaks make no difference.
 */
export function normalizeSentence(sentence: string): string {
  const plain = isAscii.test(sentence) ? sentence : sentence.normalize('NFKC');
  return plain.toLowerCase().replace(ignored, '').replace(dashes, '-').replace(ends, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const isAscii = /^[\x00-\x7f]*$/;
const ignored =
  /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\p{Quotation_Mark}`´′″\\*_]+/gu;
const dashes = /[-‐‑‒–—―−]+/gu;
const ends = /^[^\p{L}\p{N}\p{Sc}]+|[^\p{L}\p{M}\p{N}\p{Sc}%+]+$/gu;

/**
 * Whether a text is more than a label: it has three words, or eight letters of a language without spaces.
 * Shorter ones, such as “Read more”, are not compared.
 */
export function isComparable(sentence: string): boolean {
  return /\S\s+\S+\s+\S/.test(sentence)
    ? /\p{L}/u.test(sentence)
    : (
        sentence.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu) ??
        []
      ).length >= 8;
}
