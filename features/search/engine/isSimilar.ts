/** Whether a word becomes another one when at most `most` letters are added, left out or replaced. */
export function isSimilar(word: string, other: string, most: number): boolean {
  if (Math.abs(word.length - other.length) > most) return false;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= word.length; at++) {
    const next = [at];
    for (let index = 1; index <= other.length; index++) {
      const isEqual = word[at - 1] === other[index - 1];
      next[index] = Math.min(
        (row[index] ?? 0) + 1,
        (next[index - 1] ?? 0) + 1,
        (row[index - 1] ?? 0) + (isEqual ? 0 : 1),
      );
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= most;
}
