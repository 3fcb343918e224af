import { diff3Merge } from 'node-diff3';

/** Two changes of one text merged: the sides differ in the lines that both changed differently. */
export interface MergedTexts {
  mine: string;
  theirs: string;
}

/** Merges two changes of one text line by line. */
export function mergeTexts(mine: string, base: string, theirs: string): MergedTexts {
  const [a, o, b] = [mine, base, theirs].map((text) => text.split('\n'));
  const regions = diff3Merge(a ?? [], o ?? [], b ?? []);
  const join = (side: 'a' | 'b') =>
    regions.flatMap(({ ok, conflict }) => ok ?? conflict?.[side] ?? []).join('\n');
  return { mine: join('a'), theirs: join('b') };
}
