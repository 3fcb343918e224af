import type { Text } from '@codemirror/state';

/** The change that makes one text the other: the stretch between what both begin and end with. */
export function computeTextChange(before: Text, after: Text): { from: number; to: number; insert: Text } {
  const [old, now] = [before.toString(), after.toString()];
  const most = Math.min(old.length, now.length);
  let from = 0;
  while (from < most && old[from] === now[from]) from++;
  let same = 0;
  while (same < most - from && old[old.length - 1 - same] === now[now.length - 1 - same]) same++;
  return { from, to: old.length - same, insert: after.slice(from, now.length - same) };
}
