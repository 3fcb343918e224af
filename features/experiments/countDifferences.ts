/** Counts the parts in which two pages differ. */
export function countDifferences(one: readonly string[], other: readonly string[]): number {
  const start = one.findIndex((part, index) => part !== other[index]);
  if (one.length === other.length) return one.filter((part, index) => part !== other[index]).length;
  const end = one.toReversed().findIndex((part, index) => part !== other.at(-1 - index));
  // A section under test may itself contain others.
  return Math.min(one.length, other.length) - start - end;
}
