import { isMapping } from '../../base/values/isMapping.ts';

/**
 * Finds the mappings that both sides took from their place and that a merge has more than once: one side
 * moved what the other removed, or each moved it to another place. Returns their JSON.
 */
export function findConflictingMoves(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  merged: unknown,
): Set<string> {
  const before = countMappings(base);
  const known = [...countMappings(merged)].filter(([name]) => before.has(name));
  const sides = [countMappings(mine), countMappings(theirs)];
  const conflicting = known.filter(([name, count]) => {
    const counts = sides.map((side) => side.get(name) ?? 0);
    return count > Math.min(...counts) && Math.max(...counts) <= (before.get(name) ?? 0);
  });
  return new Set(conflicting.map(([name]) => name));
}

/** Counts the mappings in a value, such as sections, by their JSON. */
function countMappings(value: unknown, counts = new Map<string, number>()): Map<string, number> {
  if (typeof value !== 'object' || value === null) return counts;
  if (isMapping(value)) {
    const name = JSON.stringify(value);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  for (const item of Object.values(value)) countMappings(item, counts);
  return counts;
}
