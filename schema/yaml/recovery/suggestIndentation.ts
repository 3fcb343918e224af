import type { SourceFile } from '../source/SourceFile.ts';
import { countUnusualSteps } from './countUnusualSteps.ts';
import { countValidLines } from './countValidLines.ts';
import { findEntryAround } from './findEntryAround.ts';
import { hasContent, indentOf } from './lines.ts';

/**
 * Suggests which line to indent differently, and its new column (from 1), by trying. The parser
 * reports the first line that does not match the lines before it, which is not always the line that
 * was moved. The best candidate makes the rest of the entry valid; of several, the one with the
 * fewest unusual steps, the most values, and the same column as its neighbours.
 */
export function suggestIndentation(
  source: SourceFile,
  reported: number,
): { line: number; column: number } | undefined {
  const entry = findEntryAround(source.text, source.lineStarts[reported - 1] ?? 0);
  if (!entry || entry.to - entry.from > maxLength) return undefined;
  const first = source.position(entry.from).line;
  const allLines = source.text.slice(entry.from, entry.to).split('\n');
  const lines = allLines.slice(0, reported - first + linesAfter);
  const usesEvenSteps = lines.filter((line) => indentOf(line) % 2 === 1).length <= 1;
  const [validBefore] = countValidLines(lines);
  let best: { line: number; column: number; scores: number[] } | undefined;
  for (const line of findCandidates(lines, reported - first))
    for (const step of steps) {
      const text = lines[line] ?? '';
      const indent = indentOf(text) + step;
      if (indent < 0 || (usesEvenSteps && indent % 2 === 1)) continue;
      const moved = lines.with(line, ' '.repeat(indent) + text.trimStart());
      const [validLines, values] = countValidLines(moved);
      const scores = [
        validLines,
        -countUnusualSteps(moved),
        values,
        matchesNeighbours(moved, line) ? 1 : 0,
      ];
      if (validLines > validBefore + 1 && (!best || isHigher(scores, best.scores)))
        best = { line: first + line, column: indent + 1, scores };
    }
  return best;
}

const steps = [1, -1, 2, -2, 3, -3, 4, -4];
/** Parsing a longer entry once per attempt takes too long. */
const maxLength = 60_000;
/** How many lines after the reported one must become valid. */
const linesAfter = 60;

/** Returns the reported line, lines above it at which a level begins or ends, and the next line. */
function findCandidates(lines: readonly string[], reported: number): number[] {
  const found = reported < lines.length ? [reported] : [];
  const own = indentOf(lines[reported] ?? '');
  let seen = 0;
  for (let line = Math.min(reported, lines.length) - 1; line > 0 && found.length < 9; line--) {
    const text = lines[line] ?? '';
    if (!hasContent(text)) continue;
    const distance = Math.abs(indentOf(text) - own);
    if (seen++ < 3 || (distance > 0 && distance <= 2)) found.push(line);
    if (indentOf(text) < own - 2) break;
  }
  const next = lines.findIndex((text, line) => line > reported && hasContent(text));
  if (next > 0) found.push(next);
  return found;
}

/** Compares scores in order of importance. */
function isHigher(scores: readonly number[], others: readonly number[]): boolean {
  const at = scores.findIndex((score, index) => score !== others[index]);
  return at >= 0 && (scores[at] ?? 0) > (others[at] ?? 0);
}

/** Whether a line starts in the same column as both the line above and the line below. */
function matchesNeighbours(lines: readonly string[], line: number): boolean {
  const above = lines.findLast((text, index) => index < line && hasContent(text)) ?? '';
  const below = lines.find((text, index) => index > line && hasContent(text)) ?? '';
  const indent = indentOf(lines[line] ?? '');
  return indentOf(above) === indent && indentOf(below) === indent;
}
