import { isDeepStrictEqual } from 'node:util';
import { getOrCreate } from '../../base/lists/getOrCreate.ts';
import { isMapping } from '../../base/values/isMapping.ts';
import { type Entry, listEntries } from './Entry.ts';
import type { Merged } from './Merged.ts';
import { matchEntries } from './matchEntries.ts';
import { mergeLines } from './mergeLines.ts';
import { mergeOrders } from './mergeOrders.ts';

/**
 * Merges two changes of one value by keys and items. An item is found again after a move, and an entry
 * of a mapping under a new name. Undefined stands for a missing value.
 *
 * @param conflicting sections that both sides moved, by their JSON: each side keeps its copy
 */
export function mergeValues(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  conflicting: ReadonlySet<string> = new Set(),
): Merged<unknown> {
  if (isDeepStrictEqual(mine, theirs)) return { mine, theirs: mine };
  const [myEntries, theirEntries] = [listEntries(mine), listEntries(theirs)];
  const areLists = myEntries && theirEntries && Array.isArray(mine) === Array.isArray(theirs);
  // A change of one side alone may contain the conflicting value.
  if (!areLists || conflicting.size === 0) {
    if (isDeepStrictEqual(base, theirs)) return { mine, theirs: mine };
    if (isDeepStrictEqual(base, mine)) return { mine: theirs, theirs };
  }
  if (areLists) {
    const isSame = Array.isArray(base) === Array.isArray(mine);
    const merged = mergeEntries(
      (isSame && listEntries(base)) || [],
      myEntries,
      theirEntries,
      conflicting,
    );
    const join = Array.isArray(mine) ? toList : toMapping;
    // One side added a key to which the other renamed one: nothing of both may get lost.
    if (!hasRepeatedKey(merged.mine) && !hasRepeatedKey(merged.theirs))
      return { mine: join(merged.mine), theirs: join(merged.theirs) };
  }
  if (isText(base) && isText(mine) && isText(theirs)) return mergeLines(base, mine, theirs);
  return { mine, theirs };
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function toList(entries: readonly Entry[]): unknown[] {
  return entries.map(({ value }) => value);
}

function toMapping(entries: readonly Entry[]): Record<string, unknown> {
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

function hasRepeatedKey(entries: readonly Entry[]): boolean {
  if (entries[0]?.key === undefined) return false;
  return new Set(entries.map(({ key }) => key)).size < entries.length;
}

/** The fate of an entry of the earlier version, or a new entry. */
interface Versions {
  base?: Entry;
  mine?: Entry | undefined;
  theirs?: Entry | undefined;
}

function mergeEntries(
  base: Entry[],
  mine: Entry[],
  theirs: Entry[],
  conflicting: ReadonlySet<string>,
): Merged<Entry[]> {
  const versions: Versions[] = base.map((entry) => ({ base: entry }));
  const myOrder = follow('mine', mine, matchEntries(base, mine), versions);
  const theirOrder = follow('theirs', theirs, matchEntries(base, theirs), versions);
  const merged = versions.map((version) => mergeEntry(version, conflicting));
  const order = mergeOrders([...base.keys()], myOrder, theirOrder);
  const pick = (side: keyof Merged<unknown>) =>
    order[side].flatMap((id) => merged[id]?.[side] ?? []);
  return { mine: pick('mine'), theirs: pick('theirs') };
}

/** Adds the entries of one side to the versions, and returns their order: indexes of versions. */
function follow(
  side: keyof Merged<unknown>,
  entries: readonly Entry[],
  sources: readonly (number | undefined)[],
  versions: Versions[],
): number[] {
  const takeSame = side === 'theirs' ? listNew(versions) : undefined;
  return entries.map((entry, index) => {
    const id = sources[index] ?? takeSame?.(entry) ?? versions.push({}) - 1;
    (versions[id] as Versions)[side] = entry;
    return id;
  });
}

/**
 * Returns a function that finds what the first side added likewise, under the same key or with the same
 * content, and returns its index once.
 */
function listNew(versions: readonly Versions[]): (entry: Entry) => number | undefined {
  const known = new Map<string, number[]>();
  for (const [id, { base, mine }] of versions.entries())
    if (!base && mine) getOrCreate(known, getName(mine), () => []).push(id);
  return (entry) => known.get(getName(entry))?.shift();
}

/** Returns the same text for entries with the same key, and for items with the same content. */
function getName({ key, value }: Entry): string {
  if (key !== undefined) return key;
  const sort = (_: string, part: unknown) =>
    isMapping(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part;
  return JSON.stringify(value, sort) ?? '';
}

/** Merges one entry; undefined where it is removed. */
function mergeEntry(
  { base, mine, theirs }: Versions,
  conflicting: ReadonlySet<string>,
): Merged<Entry | undefined> {
  if (mine && theirs) {
    const value = mergeValues(base?.value, mine.value, theirs.value, conflicting);
    const key = mergeValues(base?.key, mine.key, theirs.key) as Merged<string | undefined>;
    return { mine: toEntry(key.mine, value.mine), theirs: toEntry(key.theirs, value.theirs) };
  }
  const left = mine ?? theirs;
  if (!base && conflicting.has(JSON.stringify(left?.value))) return { mine, theirs };
  if (!base) return { mine: left, theirs: left };
  // One side removed it: nothing is asked unless the other side changed it.
  if (!left || isDeepStrictEqual(left, base)) return { mine: undefined, theirs: undefined };
  return { mine, theirs };
}

function toEntry(key: string | undefined, value: unknown): Entry {
  return key === undefined ? { value } : { key, value };
}
