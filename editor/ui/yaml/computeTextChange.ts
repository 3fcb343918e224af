import type { Text } from '@codemirror/state';

/** Returns the smallest change from one text to another: what lies between their common ends. */
export function computeTextChange(
  before: Text,
  after: Text,
): { from: number; to: number; insert: Text } {
  const [oldText, newText] = [before.toString(), after.toString()];
  const shorter = Math.min(oldText.length, newText.length);
  let from = 0;
  while (from < shorter && oldText[from] === newText[from]) from++;
  let suffix = 0;
  while (suffix < shorter - from && oldText.at(-1 - suffix) === newText.at(-1 - suffix)) suffix++;
  return {
    from,
    to: oldText.length - suffix,
    insert: after.slice(from, newText.length - suffix),
  };
}
