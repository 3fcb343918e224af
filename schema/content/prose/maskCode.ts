/** Replaces code spans and escaped characters of a Markdown text by spaces of the same length. */
export function maskCode(text: string): string {
  return text.replace(/\\.|(`+)[^`]+\1/g, (match) => ' '.repeat(match.length));
}
