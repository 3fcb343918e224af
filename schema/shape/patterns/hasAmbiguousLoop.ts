import { type PatternGraph, PatternTooLarge } from './PatternGraph.ts';

/**
 * Whether a pattern can return to one of its positions in two ways that match the same text. A
 * matcher that fails afterwards tries both ways in every round, so its time doubles each round.
 *
 * Follows pairs of positions: if a pair that starts at one position can part and meet again without
 * leaving the loop while matching the same characters, two ways exist (Weideman et al., "Analyzing
 * matching time behavior of backtracking regular expression matchers by using ambiguity of NFA", 2016).
 *
 * @throws PatternTooLarge after more than `maxSteps` steps
 */
export function hasAmbiguousLoop(graph: PatternGraph, maxSteps = 2_000_000): boolean {
  const { next, matches } = graph;
  const size = next.length;
  const loops = findLoops(next);
  let steps = 0;
  const forward = new Map<number, number[]>();
  const together = next.flatMap((_, at) => (loops[at] === undefined ? [] : [at * size + at]));
  const pending = [...together];
  const seen = new Set(pending);
  for (const pair of pending) {
    const [one, other] = [Math.floor(pair / size), pair % size];
    const after: number[] = [];
    forward.set(pair, after);
    for (const [left, ways] of next[one] ?? []) {
      if (loops[left] !== loops[one]) continue;
      if (ways > 1) return true;
      for (const right of next[other]?.keys() ?? []) {
        if (++steps > maxSteps) throw new PatternTooLarge();
        if (loops[right] !== loops[one] || !overlaps(matches[left], matches[right])) continue;
        const following = left * size + right;
        after.push(following);
        if (seen.has(following)) continue;
        seen.add(following);
        pending.push(following);
      }
    }
  }
  return canMeetAgain(forward, together, size);
}

/** Whether a parted pair can meet: follows the steps backward from where pairs are together. */
function canMeetAgain(forward: Map<number, number[]>, together: number[], size: number): boolean {
  const backward = new Map<number, number[]>();
  for (const [pair, after] of forward)
    for (const following of after) {
      const before = backward.get(following);
      if (before) before.push(pair);
      else backward.set(following, [pair]);
    }
  const pending = [...together];
  const seen = new Set(pending);
  for (const pair of pending)
    for (const before of backward.get(pair) ?? []) {
      if (Math.floor(before / size) !== before % size) return true;
      if (!seen.has(before)) pending.push(before);
      seen.add(before);
    }
  return false;
}

/** Returns the number of the loop that each position belongs to; undefined outside of loops. */
function findLoops(next: PatternGraph['next']): (number | undefined)[] {
  const reached = next.map((_, start) => {
    const pending = [...(next[start]?.keys() ?? [])];
    const seen = new Set(pending);
    for (const at of pending)
      for (const end of next[at]?.keys() ?? [])
        if (!seen.has(end)) {
          seen.add(end);
          pending.push(end);
        }
    return seen;
  });
  const loops: (number | undefined)[] = [];
  for (const [at, ends] of reached.entries()) {
    if (!ends.has(at)) loops.push(undefined);
    else
      loops.push(
        [...ends].reduce(
          (least, end) => (reached[end]?.has(at) ? Math.min(least, end) : least),
          at,
        ),
      );
  }
  return loops;
}

function overlaps(one: ReadonlySet<number> = none, other: ReadonlySet<number> = none): boolean {
  if (one === other) return one.size > 0;
  for (const sample of one) if (other.has(sample)) return true;
  return false;
}

const none: ReadonlySet<number> = new Set();
