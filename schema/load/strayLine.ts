import { entryAt } from './blankEntry.ts';
import type { SourceFile } from './SourceFile.ts';

/**
 * The line, at or above a line that does not fit, that stands as far left as the key of the entry
 * around both: it cuts the entry in two, and is what does not belong there. Undefined mostly.
 */
export function strayLine(source: SourceFile, noticed: number): number | undefined {
  const entry = entryAt(source.text, source.lineStarts[noticed - 1] ?? 0);
  if (!entry) return undefined;
  const first = source.position(entry[0]).line;
  const margin = indentOf(source.line(first));
  for (let line = noticed; line > first; line--) {
    const text = source.line(line);
    if (/^\s*[^\s#-]/.test(text) && indentOf(text) <= margin) return line;
  }
  return undefined;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
