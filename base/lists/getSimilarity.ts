/** Returns how many items two collections have in common: 0 for none, 1 for all (Dice's coefficient). */
export function getSimilarity(first: Iterable<string>, second: Iterable<string>): number {
  const counts = new Map<string, number>();
  let [total, common] = [0, 0];
  for (const item of first) {
    counts.set(item, (counts.get(item) ?? 0) + 1);
    total++;
  }
  for (const item of second) {
    const count = counts.get(item) ?? 0;
    if (count > 0) {
      common++;
      counts.set(item, count - 1);
    }
    total++;
  }
  return total === 0 ? 1 : (2 * common) / total;
}
