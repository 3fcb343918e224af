/**
 * A text in pieces: at odd places stand words such as "24-48" and "$15-28", which must not break at
 * their hyphen, as browsers would. A text without any is one piece.
 */
export function unbroken(text: string): string[] {
  return text.includes('-') ? text.split(range) : [text];
}

/** A figure, a hyphen and what follows it; short, so that it never outgrows a narrow screen. */
const range = /(?<![^\s(])([^\s(]{0,9}\d-\$?[\dA-Za-z]\S{0,11})(?!\S)/;
