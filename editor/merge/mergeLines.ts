import { diff3Merge } from 'node-diff3';
import type { Merged } from './Merged.ts';

/** Merges two changes of one text line by line. */
export function mergeLines(base: string, mine: string, theirs: string): Merged<string> {
  const [a, o, b] = [mine, base, theirs].map((text) => text.split('\n'));
  const regions = diff3Merge(a ?? [], o ?? [], b ?? []);
  const join = (side: 'a' | 'b') =>
    regions.flatMap(({ ok, conflict }) => ok ?? conflict?.[side] ?? []).join('\n');
  return { mine: join('a'), theirs: join('b') };
}
