import type { SourceFile } from '../source/SourceFile.ts';
import { countUnusualSteps } from './countUnusualSteps.ts';
import { countValidLines } from './countValidLines.ts';
import { findEntryAround } from './findEntryAround.ts';
import { getIndent, hasContent } from './lines.ts';

/** A change of one line, with the lines that belong to it, that makes an entry valid. */
interface ListRepair {
  kind: 'hyphen' | 'shift';
  /** Number of the line; a shift moves the deeper lines below it as well. */
  line: number;
  /** The column (from 1) in which the line then starts. */
  column: number;
}

/**
 * Finds the line of a list item whose hyphen is missing, or that is indented too far or not far
 * enough with all its lines, by trying. The parser reports a later line. Undefined unless a single
 * change makes the entry valid.
 */
export function suggestListRepair(source: SourceFile, reported: number): ListRepair | undefined {
  const entry = findEntryAround(source.text, source.lineStarts[reported - 1] ?? 0);
  if (!entry || entry.to - entry.from > maxLength) return undefined;
  const first = source.position(entry.from).line;
  const allLines = source.text.slice(entry.from, entry.to).split('\n');
  const lines = allLines.slice(0, reported - first + linesAfter);
  let best: { repair: ListRepair; scores: [unusual: number, moved: number] } | undefined;
  for (const { repair, repaired, moved } of tryRepairs(lines, reported - first)) {
    if (countValidLines(repaired)[0] !== Number.POSITIVE_INFINITY) continue;
    const scores: [number, number] = [countUnusualSteps(repaired), moved];
    if (
      !best ||
      scores[0] < best.scores[0] ||
      (scores[0] === best.scores[0] && moved < best.scores[1])
    )
      best = { repair: { ...repair, line: first + repair.line }, scores };
  }
  return best?.repair;
}

/** Parsing a longer entry once per attempt takes too long. */
const maxLength = 30_000;
/** How many lines after the reported one must become valid. */
const linesAfter = 40;
/** How many lines above the reported one are tried. */
const linesBefore = 40;

function* tryRepairs(
  lines: readonly string[],
  reported: number,
): Generator<{ repair: ListRepair; repaired: string[]; moved: number }> {
  for (let line = Math.min(reported, lines.length - 1); line > 0; line--) {
    if (line < reported - linesBefore) return;
    const text = lines[line] ?? '';
    if (!hasContent(text)) continue;
    const indent = getIndent(text);
    // The hyphen became a space, or was deleted with or without the space behind it.
    for (const column of [indent - 1, indent, indent + 1]) {
      const isShifted = column > indent - 1;
      if (!isItemWithoutHyphen(lines, line, column - 1, isShifted)) continue;
      const repaired = lines.with(line, `${' '.repeat(column - 1)}- ${text.slice(indent)}`);
      yield { repair: { kind: 'hyphen', line, column }, repaired, moved: 1 };
    }
    if (!/^\s*- /.test(text)) continue;
    for (const step of indent === 0 ? listIndents(lines) : [2, -2]) {
      // Lines that the shifted item would be level with are items of the same list.
      const end = endOfBlock(lines, line, step);
      if (indent + step < 0) continue;
      const repaired = lines.map((each, index) =>
        index < line || index >= end || !hasContent(each) ? each : shift(each, step),
      );
      const repair: ListRepair = { kind: 'shift', line, column: indent + step + 1 };
      yield { repair, repaired, moved: end - line };
    }
  }
}

/**
 * Whether a line starts with a key or is a text, near items of a list with their hyphens at `indent`.
 *
 * @param isShifted whether the line does not start where the keys of items start, so that it is an item
 * only if it starts as others do
 */
function isItemWithoutHyphen(
  lines: readonly string[],
  line: number,
  indent: number,
  isShifted: boolean,
): boolean {
  const text = (lines[line] ?? '').trimStart();
  const key = /^[\w-]+(?=:(?:\s|$))/.exec(text)?.[0];
  const isMapping = /^\{.*\}\s*$/.test(text);
  if (indent < 0 || !(key || isMapping || (isShifted && /^[\p{L}\p{N}][^:]*$/u.test(text))))
    return false;
  const opener = key === 'use' ? 'type' : key;
  return lines.some((other) => {
    if (!/^ *- /.test(other) || getIndent(other) !== indent) return false;
    if (isMapping) return /^ *- \{/.test(other);
    const first = /^ *- ([\w-]+):/.exec(other)?.[1];
    return !isShifted || first === key || first === opener;
  });
}

/** Returns the columns of the items of lists, from 0. */
function listIndents(lines: readonly string[]): Set<number> {
  return new Set(lines.filter((text) => /^ +- /.test(text)).map(getIndent));
}

/**
 * Returns the index of the first line below that does not belong to an item: it is indented no
 * further, or is an item of the list to which a shift would move this one.
 */
function endOfBlock(lines: readonly string[], line: number, step: number): number {
  const indent = getIndent(lines[line] ?? '');
  const end = lines.findIndex(
    (text, index) =>
      index > line &&
      hasContent(text) &&
      (getIndent(text) <= indent || (/^ *- /.test(text) && getIndent(text) === indent + step)),
  );
  return end < 0 ? lines.length : end;
}

function shift(text: string, step: number): string {
  return step > 0 ? ' '.repeat(step) + text : text.slice(Math.min(-step, getIndent(text)));
}
