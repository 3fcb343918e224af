/** Offset behind the last character of the line that is not blank, at least one behind `from`. */
export function endOfLine({ text }: { text: string }, from: number): number {
  const length = text.slice(from).search(/[ \t]*(?:\r?\n|$)/);
  return from + Math.max(1, length);
}
