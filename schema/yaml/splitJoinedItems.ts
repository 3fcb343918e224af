import { isMap, isScalar, type Node, type Pair, YAMLMap, type YAMLSeq } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { getKey } from './getKey.ts';
import { mayBeJoinedItem } from './mayBeJoinedItem.ts';
import { explainMissingHyphen } from './recovery/explainMissingHyphen.ts';
import type { SourceFile } from './source/SourceFile.ts';

/**
 * Finds items of a list that lack their hyphen, so that YAML reads them as a part of the item above.
 * Splits such mappings, so that nothing else is reported about them. Returns the problems.
 */
export function splitJoinedItems(source: SourceFile, list: YAMLSeq): Problem[] {
  if (list.flow) return [];
  const problems: Problem[] = [];
  const openers = new Set(list.items.map((item) => (isMap(item) ? firstKey(item) : undefined)));
  // Sections start with either.
  if (openers.has('type')) openers.add('use');
  if (openers.has('use')) openers.add('type');
  list.items = (list.items as Node[]).flatMap((item): Node[] => {
    if (!isMap(item)) return [item];
    const [first = item, ...joined] = split(item, findJoinedItems(item, openers));
    for (const { range } of joined) problems.push(explainMissingHyphen(source, range?.[0] ?? 0));
    return [first, ...joined];
  });
  // Where all other items have one line.
  const [long, ...others] = (list.items as Node[]).filter((item) => spansLines(source, item));
  const joined = long && others.length === 0 && findJoinedText(source, long);
  if (joined) problems.push(joined);
  return problems;
}

/** Returns the indexes of the pairs of a mapping that start other items. */
function findJoinedItems(item: YAMLMap, openers: ReadonlySet<string | undefined>): number[] {
  if (item.flow) return [];
  const keys = (item.items as Pair[]).map(getKey);
  const starts: number[] = [];
  // The second item may lack a hyphen too.
  for (let at = findJoinedItem(keys, 0, openers); at > 0; at = findJoinedItem(keys, at, openers))
    starts.push(at);
  return starts;
}

/**
 * Returns the index of the pair that starts another item, in a mapping that has a key twice: the
 * first pair whose key starts other items of the list. 0 if there is none.
 *
 * @param from index of the first pair of the item
 */
function findJoinedItem(
  keys: readonly (string | undefined)[],
  from: number,
  openers: ReadonlySet<string | undefined>,
): number {
  const above = new Set<string | undefined>();
  for (let index = from; index < keys.length; index++) {
    const key = keys[index];
    if (index > from && openers.has(key)) {
      if (above.has(key)) return index;
      const below = keys.slice(index);
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

/** Splits a mapping at the pairs with these indexes. */
function split(item: YAMLMap, starts: readonly number[]): YAMLMap[] {
  if (starts.length === 0) return [item];
  const [from = 0, to = 0, end = 0] = item.range ?? [];
  const offsets = starts.map((at) => ((item.items[at] as Pair).key as Node).range?.[0] ?? to);
  return [0, ...starts].map((start, index) => {
    const part = new YAMLMap();
    part.items = item.items.slice(start, starts[index]);
    const next = offsets[index];
    part.range = [offsets[index - 1] ?? from, next ?? to, next ?? end];
    return part;
  });
}

/** Reports a short text that continues with a capital letter on the next line. */
function findJoinedText(source: SourceFile, item: Node): Problem | undefined {
  if (!isScalar(item) || item.type !== 'PLAIN') return undefined;
  const [from = 0, to = 0] = item.range ?? [];
  const [first = '', second, ...more] = source.text.slice(from, to).split('\n');
  if (second === undefined || more.length > 0 || !mayBeJoinedItem(first.trimEnd(), second))
    return undefined;
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
