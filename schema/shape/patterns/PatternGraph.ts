import type { AST } from '@eslint-community/regexpp';

/**
 * A regular expression as the graph of its positions (Glushkov's construction): each position
 * matches one character, and an edge leads to each position that can come next. An edge counts the
 * ways in which the matcher can take it, capped at two: whether there is more than one is enough.
 */
export interface PatternGraph {
  /** For each position, the indexes of the sample characters that it matches. */
  matches: ReadonlySet<number>[];
  /** For each position, the positions that can come next with the number of ways. */
  next: Map<number, number>[];
  /** The bodies of lookaheads and lookbehinds, which are matched separately. */
  lookarounds: AST.Alternative[][];
}

/** Thrown when a pattern is too large to analyse. */
export class PatternTooLarge extends Error {}

/**
 * Builds the graph of a parsed pattern.
 *
 * @param getSamples returns the indexes of the sample characters that an element matches
 * @param maxPositions number of positions above which it gives up
 * @throws PatternTooLarge
 */
export function createPatternGraph(
  alternatives: readonly AST.Alternative[],
  getSamples: (node: AST.Element) => ReadonlySet<number>,
  maxPositions = 500,
): PatternGraph {
  const graph: PatternGraph = { matches: [], next: [], lookarounds: [] };
  addChoice(alternatives);
  return graph;

  function addChoice(list: readonly AST.Alternative[]): Fragment {
    const fragments = list.map(({ elements }) =>
      elements.map(addElement).reduce(connectInSequence, emptyFragment),
    );
    return fragments.reduce((one, other) => ({
      emptyWays: cap(one.emptyWays + other.emptyWays),
      first: addWays(one.first, other.first),
      last: addWays(one.last, other.last),
    }));
  }

  function addElement(node: AST.Element): Fragment {
    switch (node.type) {
      case 'Group':
      case 'CapturingGroup':
        return addChoice(node.alternatives);
      case 'Quantifier':
        return addRepetition(node);
      case 'Assertion':
        if ('alternatives' in node) graph.lookarounds.push(node.alternatives);
        return emptyFragment;
      case 'Backreference':
        return connectLoop(addPosition(node), { emptyWays: 1 });
      default:
        return addPosition(node);
    }
  }

  function addPosition(node: AST.Element): Fragment {
    const index = graph.matches.push(getSamples(node)) - 1;
    if (index >= maxPositions) throw new PatternTooLarge();
    graph.next.push(new Map());
    const self = new Map([[index, 1]]);
    return { emptyWays: 0, first: self, last: self };
  }

  // Many optional repetitions behave like an endless one, which keeps the graph small.
  function addRepetition({ element: node, min, max }: AST.Quantifier): Fragment {
    const optional = max - min;
    const isEndless = optional > maxOptional || (min > maxOptional && hasVariableLength(node));
    const copies = Math.min(min, maxCopies);
    let result = emptyFragment;
    for (let copy = 0; copy < copies; copy++) {
      const fragment = addElement(node);
      const isLast = copy === copies - 1;
      result = connectInSequence(result, isEndless && isLast ? connectLoop(fragment) : fragment);
    }
    if (isEndless && copies === 0) return connectLoop(addElement(node), { emptyWays: 1 });
    if (isEndless) return result;
    for (let copy = 0; copy < optional; copy++)
      result = connectInSequence(result, { ...addElement(node), emptyWays: 1 });
    return result;
  }

  function connectLoop(fragment: Fragment, changes: Partial<Fragment> = {}): Fragment {
    connect(fragment.last, fragment.first);
    return { ...fragment, ...changes };
  }

  function connectInSequence(before: Fragment, after: Fragment): Fragment {
    connect(before.last, after.first);
    return {
      emptyWays: cap(before.emptyWays * after.emptyWays),
      first: addWays(before.first, multiplyWays(after.first, before.emptyWays)),
      last: addWays(after.last, multiplyWays(before.last, after.emptyWays)),
    };
  }

  function connect(from: Ways, to: Ways): void {
    for (const [start, ways] of from) {
      const edges = graph.next[start] as Ways;
      for (const [end, more] of to) edges.set(end, cap((edges.get(end) ?? 0) + ways * more));
    }
  }
}

/** Positions with the number of ways that lead to them. */
type Ways = Map<number, number>;

/** A fragment of a pattern with its first and last positions. */
interface Fragment {
  /** In how many ways it matches the empty text. */
  emptyWays: number;
  first: Ways;
  last: Ways;
}

const emptyFragment: Fragment = { emptyWays: 1, first: new Map(), last: new Map() };
const maxCopies = 32;
const maxOptional = 8;

function addWays(one: Ways, other: Ways): Ways {
  if (other.size === 0) return one;
  if (one.size === 0) return other;
  const result = new Map(one);
  for (const [position, ways] of other)
    result.set(position, cap((result.get(position) ?? 0) + ways));
  return result;
}

function multiplyWays(ways: Ways, factor: number): Ways {
  if (factor === 0) return emptyFragment.first;
  if (factor === 1) return ways;
  return new Map([...ways].map(([position, count]) => [position, cap(count * factor)]));
}

/** Whether an element may match texts of different lengths. False positives are harmless. */
function hasVariableLength({ raw }: AST.Element): boolean {
  return /[*+?|]|\{\d+,/.test(raw);
}

function cap(count: number): number {
  return Math.min(count, 2);
}
