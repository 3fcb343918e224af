import { diffLists } from '../../base/lists/diffLists.ts';

/**
 * Returns the index in `after` of each line of `before`; undefined for a line that is not there any
 * more. Lines that both have once divide the texts, so that long ones are compared in short parts.
 */
export function matchLines(
  before: readonly string[],
  after: readonly string[],
): (number | undefined)[] {
  const found: (number | undefined)[] = before.map(() => undefined);
  let [from, other] = [0, 0];
  for (const [end, otherEnd] of [...findAnchors(before, after), [before.length, after.length]]) {
    const parts = diffLists(before.slice(from, end), after.slice(other, otherEnd));
    for (const { kind, items } of parts)
      for (const _ of items) {
        if (kind === 'same') found[from] = other;
        if (kind !== 'added') from += 1;
        if (kind !== 'removed') other += 1;
      }
    if (from < before.length) found[from] = other;
    from += 1;
    other += 1;
  }
  return found;
}

/** Returns the indexes of the lines that both texts have once, and in the same order. */
function findAnchors(before: readonly string[], after: readonly string[]): [number, number][] {
  const places = findSingle(after);
  const pairs = [...findSingle(before)].flatMap(([line, index]): [number, number][] => {
    const place = places.get(line);
    return place === undefined ? [] : [[index, place]];
  });
  return findRising(pairs);
}

/** Returns the indexes of the lines that a text has once, in their order. */
function findSingle(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return new Map(
    [...lines.entries()].flatMap(([index, line]) =>
      counts.get(line) === 1 ? [[line, index]] : [],
    ),
  );
}

/** Returns the longest series of pairs whose second numbers rise. */
function findRising(pairs: readonly [number, number][]): [number, number][] {
  type Link = { pair: [number, number]; before: Link | undefined };
  /** By length, the series of that length with the lowest end. */
  const ends: Link[] = [];
  for (const pair of pairs) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.pair[1] ?? 0) < pair[1]) low = middle + 1;
      else high = middle;
    }
    ends[low] = { pair, before: ends[low - 1] };
  }
  const series: [number, number][] = [];
  for (let link = ends.at(-1); link; link = link.before) series.push(link.pair);
  return series.reverse();
}
