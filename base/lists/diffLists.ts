import { diffArrays } from 'diff';

/** Items that both lists have, or that only one of them has. */
export interface ListChange {
  kind: 'same' | 'added' | 'removed';
  items: string[];
}

/**
 * Compares two lists with bounded work: where they differ too much, everything between their common
 * start and their common end counts as removed and added.
 */
export function diffLists(before: readonly string[], after: readonly string[]): ListChange[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, next] = [before, after].map((list) => list.slice(start, list.length - end)) as [
    string[],
    string[],
  ];
  const changes: ListChange[] = [
    { kind: 'same', items: before.slice(0, start) },
    ...diffMiddle(old, next),
    { kind: 'same', items: before.slice(before.length - end) },
  ];
  return changes.filter(({ items }) => items.length > 0);
}

function diffMiddle(before: string[], after: string[]): ListChange[] {
  // The work grows with the square of the edits, and with their product with the length.
  const maxEditLength = Math.min(300, Math.floor(4_000_000 / (before.length + after.length + 1)));
  const parts = diffArrays(before, after, { maxEditLength });
  return (
    parts?.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      items: value,
    })) ?? [
      { kind: 'removed', items: before },
      { kind: 'added', items: after },
    ]
  );
}
