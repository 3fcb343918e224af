import type { Pair } from 'yaml';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { getKey } from './getKey.ts';

/** Returns the pairs of a mapping by key; of pairs with the same key, the first. */
export function pairsByKey(items: readonly Pair[]): Map<string | undefined, Pair> {
  return getOrCreate(
    knownPairs,
    items,
    () => new Map(items.toReversed().map((item) => [getKey(item), item])),
  );
}

/** Diagnostics often point into the same large mapping, such as `pages:`. */
const knownPairs = new WeakMap<readonly Pair[], Map<string | undefined, Pair>>();
