import { isDeepStrictEqual } from 'node:util';
import { isMapping } from '../../base/values/isMapping.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import { type Entry, listEntries } from './Entry.ts';
import type { Merged } from './Merged.ts';
import { matchEntries } from './matchEntries.ts';
import { mergeOrders } from './mergeOrders.ts';

/** One of two sides. */
export type Side = keyof Merged<unknown>;

/** A place where two versions differ, with what each has there; undefined where one has nothing. */
export interface ValueConflict extends Merged<unknown> {
  /** Identifies the conflict within its file. */
  id: string;
  path: YamlPath;
  /** Whether a value differs, the order of entries, the key of an entry, or the text of a file. */
  kind: 'value' | 'order' | 'name' | 'text';
}

/** Chooses the side that a conflict is settled by. */
type Decide = (conflict: ValueConflict) => Side;

/**
 * Joins two versions of a value into one: `decide` chooses a side wherever they differ. With one side
 * for all, the result is the version of that side.
 */
export function settleValues(
  mine: unknown,
  theirs: unknown,
  decide: Decide,
  path: YamlPath = [],
): unknown {
  const [one, other] = [listEntries(mine), listEntries(theirs)];
  const isList = Array.isArray(mine);
  if (isDeepStrictEqual(mine, theirs) && (isList || !isMapping(mine))) return mine;
  if (!one || !other || isList !== Array.isArray(theirs))
    return { mine, theirs }[decide(conflict('value', path, { mine, theirs }))];
  const sources = matchEntries(one, other);
  const ids = sources.map((source, index) => source ?? one.length + index);
  const places = new Map(ids.map((id, index) => [id, index]));
  const order = settleOrder(one, other, ids, decide, path);
  const entries = order.flatMap((id): Entry[] => {
    const [first, index = -1] = [one[id], places.get(id)];
    const second = other[index];
    const place = [...path, first?.key ?? second?.key ?? (first ? id : index)];
    if (first && second) {
      const value = settleValues(first.value, second.value, decide, place);
      if (first.key === second.key) return [{ ...first, value }];
      const names = { mine: first.key, theirs: second.key };
      return [{ key: names[decide(conflict('name', place, names))] as string, value }];
    }
    const sides = { mine: first, theirs: second };
    const values = { mine: first?.value, theirs: second?.value };
    return [sides[decide(conflict('value', place, values))] ?? []].flat();
  });
  return isList
    ? entries.map(({ value }) => value)
    : Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

/** Returns the order of the entries of both sides, by their ids. */
function settleOrder(
  one: readonly Entry[],
  other: readonly Entry[],
  theirIds: number[],
  decide: Decide,
  path: YamlPath,
): number[] {
  const myIds = [...one.keys()];
  const common = (ids: number[], others: number[]) => {
    const known = new Set(others);
    return ids.filter((id) => known.has(id));
  };
  const isMoved = !isDeepStrictEqual(common(myIds, theirIds), common(theirIds, myIds));
  // Among the keys of one thing, such as a section, the order means nothing.
  const isOrdered = one.every(({ key, value }) => key === undefined || isMapping(value));
  const names = (entries: readonly Entry[]) => entries.map(({ key, value }) => key ?? value);
  const values = { mine: names(one), theirs: names(other) };
  return isMoved && isOrdered && decide(conflict('order', path, values)) === 'theirs'
    ? mergeOrders([], theirIds, myIds).mine
    : mergeOrders([], myIds, theirIds).mine;
}

function conflict(
  kind: ValueConflict['kind'],
  path: YamlPath,
  values: Merged<unknown>,
): ValueConflict {
  // An entry of one side alone and one of the other may have the same index.
  const side = values.mine === undefined ? 'theirs' : '';
  return { id: `${kind} ${JSON.stringify(path)} ${side}`.trim(), path, kind, ...values };
}
