import { diff3Merge } from 'node-diff3';
import type { Merged } from './Merged.ts';

/**
 * Merges two changes of one text line by line. Texts with too many lines to compare differ in everything
 * between their common start and their common end.
 */
export function mergeLines(base: string, mine: string, theirs: string): Merged<string> {
  const texts = [mine, base, theirs].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  const shortest = Math.min(...texts.map(({ length }) => length));
  const isShared = (at: number) => texts.every((lines) => lines.at(at) === texts[1].at(at));
  let start = 0;
  while (start < shortest && isShared(start)) start += 1;
  let end = 0;
  while (end < shortest - start && isShared(-1 - end)) end += 1;
  const head = texts[1].slice(0, start);
  const tail = texts[1].slice(texts[1].length - end);
  const [a, o, b] = texts.map((lines) => lines.slice(start, lines.length - end)) as typeof texts;
  const merged = mergeMiddle(a, o, b);
  const join = (lines: readonly string[]) => [...head, ...lines, ...tail].join('\n');
  return { mine: join(merged.mine), theirs: join(merged.theirs) };
}

function mergeMiddle(mine: string[], base: string[], theirs: string[]): Merged<string[]> {
  // The work of the comparison grows with this product.
  if (base.length * (mine.length + theirs.length) > 50_000_000) return { mine, theirs };
  const regions = diff3Merge(mine, base, theirs);
  const pick = (side: 'a' | 'b') =>
    regions.flatMap(({ ok, conflict }) => ok ?? conflict?.[side] ?? []);
  return { mine: pick('a'), theirs: pick('b') };
}
