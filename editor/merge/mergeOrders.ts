import { isDeepStrictEqual } from 'node:util';
import type { Merged } from './Merged.ts';

/**
 * Merges two orders of the same entries, to which each side may have added others, and from which it
 * may have removed some. An added entry follows the entry that it was added after. If both sides moved
 * entries differently, the results differ.
 *
 * @returns all entries, those that a side removed at the places that they had
 */
export function mergeOrders(
  base: readonly number[],
  mine: readonly number[],
  theirs: readonly number[],
): Merged<number[]> {
  const [one, other] = [weave(mine, base), weave(theirs, base)];
  const [myWhole, theirWhole] = [weave(one, other), weave(other, one)];
  const known = new Set(base);
  const [myKnown, theirKnown] = [one, other].map((order) => order.filter((id) => known.has(id)));
  if (isDeepStrictEqual(myKnown, theirKnown) || isDeepStrictEqual(base, theirKnown))
    return { mine: myWhole, theirs: myWhole };
  if (isDeepStrictEqual(base, myKnown)) return { mine: theirWhole, theirs: theirWhole };
  return { mine: myWhole, theirs: theirWhole };
}

/** Adds to an order what only the other has, each after the entry that it follows there. */
function weave(order: readonly number[], other: readonly number[]): number[] {
  const known = new Set(order);
  const first: number[] = [];
  const following = new Map<number, number[]>();
  let run = first;
  for (const id of other) {
    if (!known.has(id)) {
      run.push(id);
      continue;
    }
    run = [];
    following.set(id, run);
  }
  return [...first, ...order.flatMap((id) => [id, ...(following.get(id) ?? [])])];
}
