import { type PatternGraph, PatternTooLarge } from './PatternGraph.ts';

/**
 * Whether a pattern can come back to one of its positions by two ways that take the same text. A
 * matcher that fails afterwards tries both at every round, so its time doubles with each.
 *
 * Two walkers start together; if they can part and meet again without leaving the loop while taking
 * the same characters, there are two ways (Weideman et al., "Analyzing matching time behavior of
 * backtracking regular expression matchers by using ambiguity of NFA", 2016).
 *
 * @throws PatternTooLarge when that takes more than `most` steps
 */
export function isAmbiguousLoop(graph: PatternGraph, most = 2_000_000): boolean {
  const { next, takes } = graph;
  const size = next.length;
  const loops = loopsOf(next);
  let steps = 0;
  const forward = new Map<number, number[]>();
  const together = next.flatMap((_, at) => (loops[at] === undefined ? [] : [at * size + at]));
  const open = [...together];
  const seen = new Set(open);
  for (const pair of open) {
    const [one, other] = [Math.floor(pair / size), pair % size];
    const after: number[] = [];
    forward.set(pair, after);
    for (const [left, ways] of next[one] ?? []) {
      if (loops[left] !== loops[one]) continue;
      if (ways > 1) return true;
      for (const right of next[other]?.keys() ?? []) {
        if (++steps > most) throw new PatternTooLarge();
        if (loops[right] !== loops[one] || !overlap(takes[left], takes[right])) continue;
        const following = left * size + right;
        after.push(following);
        if (seen.has(following)) continue;
        seen.add(following);
        open.push(following);
      }
    }
  }
  return meetAgain(forward, together, size);
}

/** Whether walkers that parted can meet: follows the steps back from where they are together. */
function meetAgain(forward: Map<number, number[]>, together: number[], size: number): boolean {
  const backward = new Map<number, number[]>();
  for (const [pair, after] of forward)
    for (const following of after) {
      const before = backward.get(following);
      if (before) before.push(pair);
      else backward.set(following, [pair]);
    }
  const open = [...together];
  const seen = new Set(open);
  for (const pair of open)
    for (const before of backward.get(pair) ?? []) {
      if (Math.floor(before / size) !== before % size) return true;
      if (!seen.has(before)) open.push(before);
      seen.add(before);
    }
  return false;
}

/** For each position a number of the loop that it is part of; undefined outside of loops. */
function loopsOf(next: PatternGraph['next']): (number | undefined)[] {
  const reached = next.map((_, start) => {
    const open = [...(next[start]?.keys() ?? [])];
    const seen = new Set(open);
    for (const at of open)
      for (const end of next[at]?.keys() ?? [])
        if (!seen.has(end)) {
          seen.add(end);
          open.push(end);
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

function overlap(one: ReadonlySet<number> = none, other: ReadonlySet<number> = none): boolean {
  if (one === other) return one.size > 0;
  for (const sample of one) if (other.has(sample)) return true;
  return false;
}

const none: ReadonlySet<number> = new Set();
