import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { keyOf } from './readNode.ts';
import type { YamlFile } from './YamlFile.ts';
import type { YamlLocation, YamlPath } from './YamlLocation.ts';

/** Offsets of a place in its file's text. Falls back to the nearest thing above that exists. */
export function locate(place: YamlLocation): { from: number; to: number } {
  const { file, path, part = 'value' } = place;
  const { node, pair, complete } = find(file, path);
  if (!complete && part !== 'head') return rangeOf(file, pair?.key as Node) ?? headOf(file, node);
  if (part === 'key') return rangeOf(file, pair?.key as Node) ?? headOf(file, node);
  if (part === 'head') return headOf(file, node, pair, isSection(path));
  if (typeof part === 'object' && 'template' in part && part.key) {
    const key = rangeOf(file, pair?.key as Node) ?? headOf(file, node);
    return within(file, key, part) ?? key;
  }
  const range = rangeOf(file, node) ?? rangeOf(file, pair?.key as Node) ?? { from: 0, to: 0 };
  if (part === 'whole') return range;
  if (part === 'value') return isMap(node) || isSeq(node) ? firstLine(file, range) : range;
  return within(file, range, part) ?? range;
}

interface Found {
  node: Node | null;
  /** The pair whose value the node is, when its parent is a mapping. */
  pair: Pair | undefined;
  complete: boolean;
}

function find(file: YamlFile, path: YamlPath): Found {
  let node: Node | null = file.document?.contents ?? null;
  let pair: Pair | undefined;
  for (const key of path.slice(file.base?.length)) {
    const target: Node | null = isAlias(node) ? (file.aliases.get(node) ?? null) : node;
    if (isMap(target)) {
      const next = pairsOf(target.items as Pair[]).get(String(key));
      if (!next) return { node: target, pair, complete: false };
      pair = next;
      node = next.value as Node | null;
    } else if (isSeq(target) && typeof key === 'number' && key < target.items.length) {
      pair = undefined;
      node = target.items[key] as Node | null;
    } else return { node: target, pair, complete: false };
  }
  return { node, pair, complete: true };
}

/** The pairs of a mapping by key, the first of each; kept, since a large one is asked often. */
function pairsOf(items: Pair[]): Map<string | undefined, Pair> {
  let pairs = known.get(items);
  if (!pairs) {
    pairs = new Map(items.toReversed().map((item) => [keyOf(item), item]));
    known.set(items, pairs);
  }
  return pairs;
}

const known = new WeakMap<Pair[], Map<string | undefined, Pair>>();

/** Sections and blocks are headed by their `type:` or `use:` line. */
function isSection(path: YamlPath): boolean {
  return path.at(-2) === 'sections' || (path.length === 2 && path[0] === 'blocks');
}

function headOf(
  file: YamlFile,
  found: Node | null,
  pair?: Pair,
  section = false,
): { from: number; to: number } {
  const node = isAlias(found) ? (file.aliases.get(found) ?? null) : found;
  if (isMap(node) && !isAlias(found)) {
    const pairs = node.items as Pair[];
    const type = section
      ? pairs.find((item) => ['type', 'use'].includes(keyOf(item) ?? ''))
      : undefined;
    const head = type ?? (pair ? undefined : pairs[0]);
    const key = rangeOf(file, head?.key as Node);
    const value = isScalar(head?.value) ? rangeOf(file, head.value) : undefined;
    if (key) return { from: key.from, to: value && type ? value.to : key.to };
  }
  return (
    rangeOf(file, pair?.key as Node) ??
    (node ? firstLine(file, rangeOf(file, node) ?? { from: 0, to: 0 }) : { from: 0, to: 0 })
  );
}

function rangeOf(file: YamlFile, node: Node | null | undefined) {
  const range = node?.range;
  if (!range) return undefined;
  const [from] = range;
  let [, to] = range;
  const { text } = file.source;
  while (to > from && (text[to - 1] === '\n' || text[to - 1] === '\r')) to--;
  return { from, to };
}

/** A mapping or list is pointed at by its first line, not by all of them. */
function firstLine(file: YamlFile, range: { from: number; to: number }) {
  const end = file.source.text.slice(range.from, range.to).search(/\s*\r?\n/);
  return end < 0 ? range : { from: range.from, to: range.from + end };
}

function within(
  file: YamlFile,
  range: { from: number; to: number },
  part: Exclude<YamlLocation['part'], string | undefined>,
) {
  const raw = file.source.text.slice(range.from, range.to);
  if ('text' in part) {
    const at = occurrence(raw, part.text, part.occurrence);
    return at < 0 ? undefined : { from: range.from + at, to: range.from + at + part.text.length };
  }
  const start = occurrence(raw, '{{', part.template);
  if (start < 0) return undefined;
  const close = raw.indexOf('}}', start);
  const end = close < 0 ? raw.length - (/^["']/.test(raw) ? 1 : 0) : close + 2;
  const whole = { from: range.from + start, to: range.from + end };
  if (part.from === undefined || part.to === undefined) return whole;
  return raw.slice(start, end).includes('\n')
    ? whole
    : { from: whole.from + part.from, to: whole.from + part.to };
}

function occurrence(text: string, sought: string, index: number): number {
  let at = text.indexOf(sought);
  for (let seen = 0; seen < index && at >= 0; seen++) at = text.indexOf(sought, at + sought.length);
  return at;
}
