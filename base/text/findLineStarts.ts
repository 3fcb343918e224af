import { countBelow } from '../lists/countBelow.ts';

/** Returns the offsets at which the lines of a text begin; the first line begins at `first`. */
export function findLineStarts(text: string, first = 0): number[] {
  const starts = [first];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

/** Returns the index of the line that holds an offset, given the starts of all lines. */
export function findLine(starts: readonly number[], offset: number): number {
  return Math.max(0, countBelow(starts, offset + 1) - 1);
}

/** Returns the offset of a line and column of a text, which both begin at 1. */
export function toOffset(text: string, { line, column }: { line: number; column: number }): number {
  const start = findLineStarts(text)[line - 1] ?? text.length;
  return Math.min(start + column - 1, text.length);
}
