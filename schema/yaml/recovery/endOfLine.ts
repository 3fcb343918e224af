/** Returns the offset after the last non-blank character of a line, but at least `from + 1`. */
export function endOfLine({ text }: { text: string }, from: number): number {
  const length = text.slice(from).search(/[ \t]*(?:\r?\n|$)/);
  return from + Math.max(1, length);
}
