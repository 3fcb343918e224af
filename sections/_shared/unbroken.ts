/**
 * A text in pieces: at odd places stand words such as "24-48", "$15-28" and "co-op", which must not
 * break at their hyphen, as browsers would. A text without any is one piece.
 */
export function unbroken(text: string): string[] {
  return text.includes('-') ? text.split(range) : [text];
}

/**
 * A figure or one or two letters, a hyphen and what follows it; short, so that it never outgrows a
 * narrow screen.
 */
const range = /(?<![^\s(])((?:[^\s(]{0,9}\d|[A-Za-z]{1,2})-\$?[\dA-Za-z]\S{0,11})(?!\S)/;
