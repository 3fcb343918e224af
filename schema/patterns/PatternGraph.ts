import type { AST } from '@eslint-community/regexpp';

/**
 * A regular expression as the graph of its positions (Glushkov's construction): each position takes
 * one character, and an edge leads to each position that can come next. Every edge counts in how
 * many ways the matcher can take it, up to two, since more than one way is all that matters.
 */
export interface PatternGraph {
  /** For each position the characters of `sampleCharacters` that it takes, by index. */
  takes: ReadonlySet<number>[];
  /** For each position the positions that can come next, with the number of ways. */
  next: Map<number, number>[];
  /** The bodies of lookaheads and lookbehinds, which are matched on their own. */
  inner: AST.Alternative[][];
}

/** Thrown when a pattern has more positions than `most`. */
export class PatternTooLarge extends Error {}

/**
 * Builds the graph of a parsed pattern.
 *
 * @param sample index of the characters that each character class takes
 * @throws PatternTooLarge
 */
export function patternGraph(
  alternatives: readonly AST.Alternative[],
  sample: (node: AST.Element) => ReadonlySet<number>,
  most = 500,
): PatternGraph {
  const graph: PatternGraph = { takes: [], next: [], inner: [] };
  choice(alternatives);
  return graph;

  function choice(list: readonly AST.Alternative[]): Part {
    const parts = list.map(({ elements }) => elements.map(element).reduce(sequence, nothing));
    return parts.reduce((one, other) => ({
      empty: capped(one.empty + other.empty),
      first: sum(one.first, other.first),
      last: sum(one.last, other.last),
    }));
  }

  function element(node: AST.Element): Part {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return choice(node.alternatives);
      case 'Quantifier':
        return repeat(node);
      case 'Assertion':
        if ('alternatives' in node) graph.inner.push(node.alternatives);
        return nothing;
      case 'Backreference':
        return loop(position(node), { empty: 1 });
      default:
        return position(node);
    }
  }

  function position(node: AST.Element): Part {
    const index = graph.takes.push(sample(node)) - 1;
    if (index >= most) throw new PatternTooLarge();
    graph.next.push(new Map());
    const self = new Map([[index, 1]]);
    return { empty: 0, first: self, last: self };
  }

  /** Long repetitions are cut: what repeats a few times by turns behaves as what does forever. */
  function repeat({ element: node, min, max }: AST.Quantifier): Part {
    const optional = max - min;
    const endless = optional > mostOptional || (min > mostOptional && varies(node));
    const copies = Math.min(min, mostCopies);
    let result = nothing;
    for (let copy = 0; copy < copies; copy++) {
      const part = element(node);
      result = sequence(result, endless && copy === copies - 1 ? loop(part) : part);
    }
    if (endless && copies === 0) return loop(element(node), { empty: 1 });
    if (endless) return result;
    for (let copy = 0; copy < optional; copy++)
      result = sequence(result, { ...element(node), empty: 1 });
    return result;
  }

  function loop(part: Part, changes: Partial<Part> = {}): Part {
    connect(part.last, part.first);
    return { ...part, ...changes };
  }

  function sequence(before: Part, after: Part): Part {
    connect(before.last, after.first);
    return {
      empty: capped(before.empty * after.empty),
      first: sum(before.first, times(after.first, before.empty)),
      last: sum(after.last, times(before.last, after.empty)),
    };
  }

  function connect(from: Ways, to: Ways): void {
    for (const [start, ways] of from) {
      const edges = graph.next[start] as Ways;
      for (const [end, more] of to) edges.set(end, capped((edges.get(end) ?? 0) + ways * more));
    }
  }
}

/** Positions with the number of ways that lead there. */
type Ways = Map<number, number>;

/** A part of a pattern: in how many ways it matches nothing, and where it begins and ends. */
interface Part {
  empty: number;
  first: Ways;
  last: Ways;
}

const nothing: Part = { empty: 1, first: new Map(), last: new Map() };
const mostCopies = 32;
const mostOptional = 8;

function sum(one: Ways, other: Ways): Ways {
  if (other.size === 0) return one;
  if (one.size === 0) return other;
  const result = new Map(one);
  for (const [position, ways] of other)
    result.set(position, capped((result.get(position) ?? 0) + ways));
  return result;
}

function times(ways: Ways, factor: number): Ways {
  if (factor === 0) return nothing.first;
  if (factor === 1) return ways;
  return new Map([...ways].map(([position, count]) => [position, capped(count * factor)]));
}

/** Whether the length of what an element matches may vary; too often rather than too seldom. */
function varies({ raw }: AST.Element): boolean {
  return /[*+?|]|\{\d+,/.test(raw);
}

function capped(count: number): number {
  return Math.min(count, 2);
}
