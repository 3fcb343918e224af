/**
 * Whether the comment after a plain scalar seems to be the rest of its text, as in `Our #1 tour`.
 * A comment usually has a space after `#`, and a value that is a name, a route or an address is
 * complete without it.
 *
 * @param comment the comment from its `#` on
 */
export function isTextAfterHash(text: string, comment: string): boolean {
  if (!/^#[\p{L}\d]/u.test(comment)) return false;
  return /^#\d+(?![-\w])/.test(comment) ? /\p{L}/u.test(text) : prose.test(text);
}

/** Matches texts with a space or a capital letter, unless they are addresses. */
const prose = /^(?![a-z]+:|\/).*(?:\p{Lu}|\p{L}\s)/u;
