/**
 * Splits a text around words with a hyphen, such as "24-48", "$15-28" and "e-commerce", in which
 * browsers would break a line. The pieces at odd indexes are these words.
 */
export function splitHyphenated(text: string): string[] {
  return text.includes('-') ? text.split(hyphenated) : [text];
}

/** Matches up to 24 characters; a longer word, such as an address, may break. */
const hyphenated = /(?<![^\s(“‘])((?=\S{3,24}(?!\S))[$\p{L}\p{N}][^\s-]*-[$\p{L}\p{N}]\S*)/u;
