/**
 * Finds the fewest sections whose moves explain a new order: all but the longest sequence that is in the
 * same order as before. Of equally long sequences, the one with more sections in their old places counts.
 *
 * @param matches index of each new section → index of the old one, in the new order
 * @returns indexes of new sections
 */
export function findMoved(matches: ReadonlyMap<number, number>): Set<number> {
  const entries = [...matches].sort(([first], [second]) => first - second);
  // For each section, the longest sequence in order that ends with it.
  const sequences: number[][] = [];
  const lengthOf = (sequence: readonly number[]) =>
    sequence.length + sequence.filter((index) => matches.get(index) === index).length / 1e6;
  const longest = (all: readonly number[][]) =>
    all.reduce((best, next) => (lengthOf(next) > lengthOf(best) ? next : best), []);
  for (const [index, [newIndex, oldIndex]] of entries.entries()) {
    const before = sequences.filter((_, at) => at < index && (entries[at]?.[1] ?? 0) < oldIndex);
    sequences.push([...longest(before), newIndex]);
  }
  const kept = new Set(longest(sequences));
  return new Set(entries.map(([newIndex]) => newIndex).filter((index) => !kept.has(index)));
}
