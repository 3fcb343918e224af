/**
 * Returns a sentence as it is compared: without spaces, quotes, soft hyphens and marks at its ends, with
 * one kind of dash, in small letters. So typographic quotes, entities and line breaks make no difference.
 */
export function normalizeSentence(sentence: string): string {
  // Most sentences need no Unicode properties, which take several times as long.
  if (isAscii.test(sentence))
    return sentence
      .toLowerCase()
      .replace(/[\s"'`\\*_]+/g, '')
      .replace(/-{2,}/g, '-')
      .replace(/^[^a-z\d$]+|[^a-z\d$%+]+$/g, '');
  return sentence
    .normalize('NFKC')
    .toLowerCase()
    .replace(ignored, '')
    .replace(dashes, '-')
    .replace(ends, '');
}

const isAscii = /^[\x20-\x7e\s]*$/;
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
