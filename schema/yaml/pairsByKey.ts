import type { Pair } from 'yaml';
import { getKey } from './getKey.ts';

/** Returns the pairs of a mapping by key; of pairs with the same key, the first. */
export function pairsByKey(items: readonly Pair[]): Map<string | undefined, Pair> {
  let pairs = knownPairs.get(items);
  if (!pairs) {
    pairs = new Map(items.toReversed().map((item) => [getKey(item), item]));
    knownPairs.set(items, pairs);
  }
  return pairs;
}

/** Diagnostics often point into the same large mapping, such as `pages:`. */
const knownPairs = new WeakMap<readonly Pair[], Map<string | undefined, Pair>>();
