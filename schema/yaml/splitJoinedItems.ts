import { isMap, isScalar, type Node, type Pair, YAMLMap, type YAMLSeq } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { getKey } from './getKey.ts';
import { mayBeJoinedItem } from './mayBeJoinedItem.ts';
import { explainMissingHyphen } from './recovery/explainMissingHyphen.ts';
import type { SourceFile } from './source/SourceFile.ts';

/**
 * Finds items of a list that lack their hyphen, so that YAML reads them as a part of the item above.
 * Splits such mappings in two, so that nothing else is reported about them. Returns the problems.
 */
export function splitJoinedItems(source: SourceFile, list: YAMLSeq): Problem[] {
  if (list.flow) return [];
  const problems: Problem[] = [];
  const openers = new Set(list.items.map((item) => (isMap(item) ? firstKey(item) : undefined)));
  // Sections start with either.
  if (openers.has('type')) openers.add('use');
  if (openers.has('use')) openers.add('type');
  for (let index = 0; index < list.items.length; index++) {
    const item = list.items[index] as Node;
    const start = isMap(item) ? findJoinedItem(item, openers) : 0;
    if (isMap(item) && start > 0) {
      const [above, below] = split(item, start);
      list.items.splice(index, 1, above, below);
      problems.push(explainMissingHyphen(source, below.range?.[0] ?? 0));
    }
    const joined = findJoinedText(source, list, item);
    if (joined) problems.push(joined);
  }
  return problems;
}

/**
 * Returns the index of the pair that starts another item, in a mapping that has a key twice: the
 * first pair whose key starts other items of the list. 0 if there is none.
 */
function findJoinedItem(item: YAMLMap, openers: ReadonlySet<string | undefined>): number {
  if (item.flow) return 0;
  const above = new Set<string | undefined>();
  const pairs = item.items as Pair[];
  for (const [index, pair] of pairs.entries()) {
    const key = getKey(pair);
    if (index > 0 && openers.has(key)) {
      // The second item may lack a hyphen too: it becomes the next item of the list and is checked then.
      if (above.has(key)) return index;
      const below = pairs.slice(index).map(getKey);
      return areUnique(below) && below.some((other) => above.has(other)) ? index : 0;
    }
    if (above.has(key)) return 0;
    above.add(key);
  }
  return 0;
}

function areUnique(keys: readonly (string | undefined)[]): boolean {
  return new Set(keys).size === keys.length;
}

function split(item: YAMLMap, at: number): [YAMLMap, YAMLMap] {
  const [from = 0, to = 0, end = 0] = item.range ?? [];
  const start = ((item.items[at] as Pair).key as Node).range?.[0] ?? to;
  const above = new YAMLMap();
  above.items = item.items.slice(0, at);
  above.range = [from, start, start];
  const below = new YAMLMap();
  below.items = item.items.slice(at);
  below.range = [start, to, end];
  return [above, below];
}

/**
 * Reports a short text that continues with a capital letter on the next line, where all other items
 * have one line.
 */
function findJoinedText(source: SourceFile, list: YAMLSeq, item: Node): Problem | undefined {
  if (!isScalar(item) || item.type !== 'PLAIN') return undefined;
  const [from = 0, to = 0] = item.range ?? [];
  const [first = '', second, ...more] = source.text.slice(from, to).split('\n');
  if (second === undefined || more.length > 0 || !mayBeJoinedItem(first.trimEnd(), second))
    return undefined;
  const others = list.items.filter((other) => other !== item) as Node[];
  if (others.some((other) => spansLines(source, other))) return undefined;
  const { fix: _, ...problem } = explainMissingHyphen(source, to - second.trimStart().length);
  return {
    ...problem,
    message: 'This line continues the text above.',
    hint: 'if it is an item of its own, start it with `- `; otherwise put it on the line above',
    severity: 'warning',
  };
}

function spansLines(source: SourceFile, node: Node): boolean {
  const [from = 0, to = 0] = node.range ?? [];
  return source.text.slice(from, to).trimEnd().includes('\n');
}

function firstKey(item: YAMLMap): string | undefined {
  const [pair] = item.items as Pair[];
  return pair && getKey(pair);
}
