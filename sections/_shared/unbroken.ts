/**
 * Splits a text so that pieces at odd indexes are words with a hyphen, such as "24-48", "$15-28"
 * and "e-commerce": browsers would break a line there. A text without such a word is one piece.
 */
export function splitHyphenated(text: string): string[] {
  return text.includes('-') ? text.split(hyphenated) : [text];
}

/** At most 24 characters; a longer word, such as an address, may break. */
const hyphenated = /(?<![^\s(“‘])((?=\S{3,24}(?!\S))[$\p{L}\p{N}][^\s-]*-[$\p{L}\p{N}]\S*)/u;
