import { isDeepStrictEqual } from 'node:util';
import type { Merged } from './Merged.ts';
import { matchLines } from './matchLines.ts';

/**
 * Merges two changes of one text line by line. The results differ where both sides changed lines that
 * touch each other.
 */
export function mergeLines(base: string, mine: string, theirs: string): Merged<string> {
  const [from, one, other] = [base, mine, theirs].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  const [inMine, inTheirs] = [matchLines(from, one), matchLines(from, other)];
  const merged: Merged<string[]> = { mine: [], theirs: [] };
  let start = { base: 0, mine: 0, theirs: 0 };
  for (let at = 0; at <= from.length; at += 1) {
    const isEnd = at === from.length;
    const end = {
      mine: isEnd ? one.length : inMine[at],
      theirs: isEnd ? other.length : inTheirs[at],
    };
    if (end.mine === undefined || end.theirs === undefined) continue;
    const changed = mergeChange(
      from.slice(start.base, at),
      one.slice(start.mine, end.mine),
      other.slice(start.theirs, end.theirs),
    );
    const kept = from.slice(at, at + 1);
    merged.mine.push(...changed.mine, ...kept);
    merged.theirs.push(...changed.theirs, ...kept);
    start = { base: at + 1, mine: end.mine + 1, theirs: end.theirs + 1 };
  }
  return { mine: merged.mine.join('\n'), theirs: merged.theirs.join('\n') };
}

/** Merges what stands between two lines that all three texts have. */
function mergeChange(base: string[], mine: string[], theirs: string[]): Merged<string[]> {
  if (isDeepStrictEqual(base, theirs)) return { mine, theirs: mine };
  if (isDeepStrictEqual(base, mine)) return { mine: theirs, theirs };
  return { mine, theirs };
}
