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
  const [myKnown, theirKnown] = [one, other].map((order) =>
    order.filter((id) => base.includes(id)),
  );
  if (isDeepStrictEqual(myKnown, theirKnown) || isDeepStrictEqual(base, theirKnown))
    return { mine: myWhole, theirs: myWhole };
  if (isDeepStrictEqual(base, myKnown)) return { mine: theirWhole, theirs: theirWhole };
  return { mine: myWhole, theirs: theirWhole };
}

/** Adds to an order what only the other has, each after the entry that it follows there. */
function weave(order: readonly number[], other: readonly number[]): number[] {
  const result = [...order];
  const known = new Set(order);
  other.forEach((id, index) => {
    if (known.has(id)) return;
    const before = index === 0 ? -1 : result.indexOf(other[index - 1] as number);
    result.splice(before + 1, 0, id);
    known.add(id);
  });
  return result;
}
