import { isMapping } from '../../base/values/isMapping.ts';
import type { Entry } from './Entry.ts';

/** Less in common, and two entries are different ones. */
const leastSimilarity = 0.3;

/** So many values are compared at most to find similar entries; in longer lists, the place decides. */
const mostComparisons = 2_000_000;

/**
 * Finds out which entry of an earlier version each entry of a later one was: by its key or `id`, by an
 * equal value, by what the values have in common, and at last by its place between neighbours.
 *
 * @returns for each entry of `after`, the index in `before`; undefined for a new entry
 */
export function matchEntries(
  before: readonly Entry[],
  after: readonly Entry[],
): (number | undefined)[] {
  const match = new Matching(before, after);
  match.byName(({ key }) => key);
  match.byName(({ key, value }) =>
    key === undefined || isMapping(value) ? JSON.stringify(value) : undefined,
  );
  match.byName(({ key, value }) => (key === undefined ? findId(value) : undefined));
  match.bySimilarity();
  match.byPlace();
  return match.found;
}

class Matching {
  readonly found: (number | undefined)[];
  readonly #free: Set<number>;
  readonly #before: readonly Entry[];
  readonly #after: readonly Entry[];

  constructor(before: readonly Entry[], after: readonly Entry[]) {
    this.#before = before;
    this.#after = after;
    this.#free = new Set(before.keys());
    this.found = after.map(() => undefined);
  }

  /** Pairs the free entries of one name in their order. */
  byName(name: (entry: Entry) => string | undefined): void {
    const known = new Map<string | undefined, number[]>();
    for (const index of this.#free) {
      const own = name(this.#before[index] as Entry);
      const others = known.get(own);
      if (others) others.push(index);
      else known.set(own, [index]);
    }
    for (const index of this.#new) {
      const wanted = name(this.#after[index] as Entry);
      const source = wanted === undefined ? undefined : known.get(wanted)?.shift();
      if (source !== undefined) this.#pair(source, index);
    }
  }

  bySimilarity(): void {
    const sources = [...this.#free].map((index) => this.#before[index] as Entry);
    const targets = this.#new.map((index) => this.#after[index] as Entry);
    const leaves = new Map([...sources, ...targets].map((entry) => [entry, countLeaves(entry)]));
    const sum = (entries: readonly Entry[]) =>
      entries.reduce((total, entry) => total + (leaves.get(entry)?.counts.size ?? 0), 0);
    // Each is compared with each.
    if (sum(sources) * targets.length + sum(targets) * sources.length > mostComparisons) return;
    for (const index of this.#new) {
      const entry = this.#after[index] as Entry;
      let best = leastSimilarity;
      let source: number | undefined;
      for (const candidate of this.#free) {
        const earlier = this.#before[candidate] as Entry;
        if (!isOneKind(earlier, entry)) continue;
        const similarity = compareLeaves(leaves.get(earlier), leaves.get(entry));
        if (similarity > best) [best, source] = [similarity, candidate];
      }
      if (source !== undefined) this.#pair(source, index);
    }
  }

  /** Pairs what stands between the same neighbours, if it is as much in both versions. */
  byPlace(): void {
    for (const index of this.#new) {
      if (index > 0 && this.found[index - 1] === undefined) continue;
      const source = index === 0 ? 0 : (this.found[index - 1] as number) + 1;
      let end = index;
      while (end < this.found.length && this.found[end] === undefined) end += 1;
      const size = end - index;
      if ((this.found[end] ?? this.#before.length) - source !== size) continue;
      for (let step = 0; step < size; step++) {
        const [earlier, later] = [this.#before[source + step], this.#after[index + step]];
        if (earlier && later && this.#free.has(source + step) && isChangeOf(earlier, later))
          this.#pair(source + step, index + step);
      }
    }
  }

  #pair(source: number, index: number): void {
    this.found[index] = source;
    this.#free.delete(source);
  }

  get #new(): number[] {
    return [...this.found.keys()].filter((index) => this.found[index] === undefined);
  }
}

function findId(value: unknown): string | undefined {
  return isMapping(value) && typeof value.id === 'string' ? value.id : undefined;
}

/** Whether one may be a changed version of the other. An entry under a key is renamed only as a whole. */
function isOneKind(first: Entry, second: Entry): boolean {
  const [one, other] = [first.value, second.value];
  if (isMapping(one) && isMapping(other))
    // A section may become a block, or the content of one.
    return one.type === other.type || 'use' in one !== 'use' in other;
  return first.key === undefined && typeof one === typeof other;
}

/** Whether an entry in the place of another may be a changed version of it, and not a new one. */
function isChangeOf(earlier: Entry, later: Entry): boolean {
  if (!isOneKind(earlier, later)) return false;
  const [one, other] = [countLeaves(earlier), countLeaves(later)];
  return one.total < 2 || other.total < 2 || compareLeaves(one, other) > 0;
}

/** Lists the scalars in a value, each with its key. */
function listLeaves(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => listLeaves(item, key));
  if (isMapping(value))
    return Object.entries(value).flatMap(([name, item]) => listLeaves(item, name));
  return key === 'type' ? [] : [`${key}:${value}`];
}

/** The number of each leaf of a value, and of all. */
interface Leaves {
  counts: ReadonlyMap<string, number>;
  total: number;
}

function countLeaves({ value }: Entry): Leaves {
  const leaves = listLeaves(value);
  const counts = new Map<string, number>();
  for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1);
  return { counts, total: leaves.length };
}

/** Returns the share of leaves that two values have in common, from 0 to 1. */
function compareLeaves(first: Leaves = none, second: Leaves = none): number {
  let common = 0;
  for (const [leaf, count] of second.counts) common += Math.min(count, first.counts.get(leaf) ?? 0);
  return (2 * common) / Math.max(1, first.total + second.total);
}

const none: Leaves = { counts: new Map(), total: 0 };
