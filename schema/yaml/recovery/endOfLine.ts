/** Returns the offset after the last non-blank character of a line, but at least `from + 1`. */
export function endOfLine({ text }: { text: string }, from: number): number {
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end < 0 ? text.length : end);
  return from + Math.max(1, line.trimEnd().length);
}
