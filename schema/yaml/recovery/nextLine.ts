import type { SourceFile } from '../source/SourceFile.ts';

/** Returns the number of the next line that is neither blank nor a comment. */
export function nextLine(source: SourceFile, line: number): number | undefined {
  for (let next = line + 1; next <= source.lineStarts.length; next++)
    if (/^\s*[^\s#]/.test(source.line(next))) return next;
  return undefined;
}
