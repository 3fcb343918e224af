import type { SourceFile } from '../source/SourceFile.ts';

/** Whether a line is neither empty nor a comment. */
export function hasContent(text: string): boolean {
  return /^\s*[^\s#]/.test(text);
}

/** Returns the number of spaces before the content of a line. */
export function getIndent(text: string): number {
  return text.length - text.trimStart().length;
}

/** Returns the offset after the last non-blank character of a line, but at least `from + 1`. */
export function endOfLine({ text }: { text: string }, from: number): number {
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end < 0 ? text.length : end);
  return from + Math.max(1, line.trimEnd().length);
}

/** Returns the number of the next line that is neither blank nor a comment. */
export function nextLine(source: SourceFile, line: number): number | undefined {
  for (let next = line + 1; next <= source.lineStarts.length; next++)
    if (hasContent(source.line(next))) return next;
  return undefined;
}

/** Returns the edit that removes a line with its line break. */
export function removeLine(source: SourceFile, line: number) {
  const from = source.lineStarts[line - 1] ?? 0;
  const to = source.lineStarts[line] ?? source.text.length;
  return { at: { file: source, from, to }, text: '' };
}

/** Whether the file has the word as a key, on another line than the given one if there is one. */
export function isKeyElsewhere(source: SourceFile, word: string, line?: number): boolean {
  const key = new RegExp(`(?:^|[\\n{,]) *(?:- +)*${word}:(?:\\s|$)`);
  if (line === undefined) return key.test(source.text);
  const start = source.lineStarts[line - 1] ?? 0;
  const end = source.lineStarts[line] ?? source.text.length;
  return key.test(source.text.slice(0, start)) || key.test(`\n${source.text.slice(end)}`);
}
