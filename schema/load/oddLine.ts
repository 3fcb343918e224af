import type { SourceFile } from './SourceFile.ts';

/**
 * Of lines whose indentation does not agree the one to mend. The parser notices the first line that
 * does not fit those before; when it stands where it should (one step below what it belongs to) and
 * the line before it does not, that one is meant.
 */
export function oddLine(source: SourceFile, noticed: number): number {
  const indent = indentOf(source.line(noticed));
  let candidate: number | undefined;
  for (let above = noticed - 1; above >= Math.max(1, noticed - 500); above--) {
    const text = source.line(above);
    if (!/^\s*[^\s#]/.test(text)) continue;
    const own = indentOf(text);
    if (candidate === undefined) {
      if (own === indent) return noticed;
      if (Math.abs(own - indent) <= 2) candidate = above;
      else if (own < indent) return noticed;
      continue;
    }
    if (own === indent) return candidate;
    if (own >= Math.min(indent, indentOf(source.line(candidate)))) continue;
    // The line that both belong to: a step is two spaces from its key.
    const step = keyColumn(text) + 2;
    const odd = indentOf(source.line(candidate)) !== step;
    return indent === step && odd ? candidate : noticed;
  }
  return noticed;
}

/** Column of the key of a line, behind the hyphens of list entries. */
function keyColumn(text: string): number {
  return /^\s*(?:- +)*/.exec(text)?.[0].length ?? 0;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
