import type { SelectedText } from './formatMarkdown.ts';

/** Returns the part of a text that is replaced in another one. */
export function findDifference(before: string, after: string): SelectedText {
  const limit = Math.min(before.length, after.length);
  let from = 0;
  while (from < limit && before[from] === after[from]) from++;
  let end = 0;
  while (end < limit - from && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { from, to: before.length - end, text: after.slice(from, after.length - end) };
}
