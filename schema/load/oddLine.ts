import type { SourceFile } from './SourceFile.ts';

/**
 * Of lines whose indentation does not agree the one to mend. The parser notices the first line that
 * does not fit those before; when it stands where it should (beside a line of its kind further up,
 * or one step below what it belongs to) and one between does not, that one is meant.
 */
export function oddLine(source: SourceFile, noticed: number): number {
  const own = read(source.line(noticed));
  let candidate: { line: number; column: number } | undefined;
  for (let line = noticed - 1; line >= Math.max(1, noticed - 500); line--) {
    const above = read(source.line(line));
    if (above.blank) continue;
    if (!own.entry && above.entry) {
      if (above.column >= own.column) continue;
      if (above.key === own.column) return candidate?.line ?? noticed;
      return candidate === undefined && !fits(source, line) ? line : noticed;
    }
    if (own.entry === above.entry) {
      if (above.column === own.column) return candidate?.line ?? noticed;
      if (candidate === undefined && Math.abs(above.column - own.column) <= 2) {
        candidate = { line, column: above.column };
        continue;
      }
    }
    if (above.column >= own.column || above.column > (candidate?.column ?? own.column)) continue;
    const step = above.key + 2;
    return candidate && own.column === step && candidate.column !== step ? candidate.line : noticed;
  }
  return noticed;
}

/** Whether an entry of a list stands beside the one before, or one step below what it belongs to. */
function fits(source: SourceFile, entry: number): boolean {
  const { column } = read(source.line(entry));
  for (let line = entry - 1; line >= 1; line--) {
    const above = read(source.line(line));
    if (above.blank || above.column > column) continue;
    if (above.entry && above.column === column) return true;
    return column === above.key + 2 || (!above.entry && column === above.key);
  }
  return true;
}

function read(text: string) {
  const column = text.length - text.trimStart().length;
  return {
    blank: !/^\s*[^\s#]/.test(text),
    /** Whether the line begins an entry of a list. */
    entry: /^\s*-(?:\s|$)/.test(text),
    column,
    /** Column of the key, behind the hyphens. */
    key: /^\s*(?:- +)*/.exec(text)?.[0].length ?? column,
  };
}
