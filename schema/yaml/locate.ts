import { isAlias, isMap, isScalar, isSeq, type Node, type Pair } from 'yaml';
import { listOccurrences } from '../../base/text/listOccurrences.ts';
import type { LocationPart } from '../diagnostics/Problem.ts';
import { getKey } from './getKey.ts';
import { pairsByKey } from './pairsByKey.ts';
import type { TextSpan } from './source/TextSpan.ts';
import type { YamlFile } from './YamlFile.ts';
import type { YamlLocation, YamlPath } from './YamlLocation.ts';

/** Returns the offsets of a location, or of the closest value around it that exists. */
export function locate({ file, path, part = 'value' }: YamlLocation): TextSpan {
  const { node, pair, complete } = find(file, path);
  const keySpan = getSpan(file, pair?.key as Node);
  if (part === 'head') return spanOfOpener(file, node, pair, isSection(path));
  if (!complete || part === 'key') return keySpan ?? spanOfOpener(file, node);
  if (typeof part === 'object' && 'template' in part && part.key) {
    const key = keySpan ?? spanOfOpener(file, node);
    return spanWithin(file, key, part) ?? key;
  }
  const span = getSpan(file, node) ?? keySpan ?? { from: 0, to: 0 };
  if (part === 'whole') return span;
  if (part === 'value') return isMap(node) || isSeq(node) ? firstLine(file, span) : span;
  return spanWithin(file, span, part) ?? span;
}

interface FoundNode {
  node: Node | null;
  /** The pair whose value the node is, if its parent is a mapping. */
  pair: Pair | undefined;
  /** Whether the whole path was found; otherwise the node is the last one found on the way. */
  complete: boolean;
}

function find(file: YamlFile, path: YamlPath): FoundNode {
  let node: Node | null = file.document?.contents ?? null;
  let pair: Pair | undefined;
  for (const key of path.slice(file.base?.length)) {
    const target: Node | null = isAlias(node) ? (file.aliases.get(node) ?? null) : node;
    if (isMap(target)) {
      const next = pairsByKey(target.items as Pair[]).get(String(key));
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

function isSection(path: YamlPath): boolean {
  return path.at(-2) === 'sections' || (path.length === 2 && path[0] === 'blocks');
}

/** Returns the span of `type:` or `use:` in a section; of the key, or the first key, elsewhere. */
function spanOfOpener(
  file: YamlFile,
  found: Node | null,
  pair?: Pair,
  inSection = false,
): TextSpan {
  const node = isAlias(found) ? (file.aliases.get(found) ?? null) : found;
  if (isMap(node) && !isAlias(found)) {
    const pairs = node.items as Pair[];
    const type = inSection
      ? pairs.find((item) => ['type', 'use'].includes(getKey(item) ?? ''))
      : undefined;
    const opener = type ?? (pair ? undefined : pairs[0]);
    const key = getSpan(file, opener?.key as Node);
    const value = isScalar(opener?.value) ? getSpan(file, opener.value) : undefined;
    if (key) return { from: key.from, to: value && type ? value.to : key.to };
  }
  const start = { from: 0, to: 0 };
  return (
    getSpan(file, pair?.key as Node) ??
    (node ? firstLine(file, getSpan(file, node) ?? start) : start)
  );
}

/** Returns the span of a node without the line breaks at its end. */
function getSpan(file: YamlFile, node: Node | null | undefined): TextSpan | undefined {
  const range = node?.range;
  if (!range) return undefined;
  const [from] = range;
  let [, to] = range;
  const { text } = file.source;
  while (to > from && (text[to - 1] === '\n' || text[to - 1] === '\r')) to--;
  return { from, to };
}

function firstLine(file: YamlFile, { from, to }: TextSpan): TextSpan {
  const text = file.source.text.slice(from, to);
  const length = text.indexOf('\n');
  return { from, to: length < 0 ? to : from + text.slice(0, length).trimEnd().length };
}

/** Returns the span of a `{{ }}` or of a piece of text inside a span; undefined if not found. */
export function spanWithin(
  file: Pick<YamlFile, 'source'>,
  { from, to }: TextSpan,
  part: Exclude<LocationPart, string>,
): TextSpan | undefined {
  const raw = sliceOnce(file.source.text, from, to);
  if ('text' in part) {
    const at = listOccurrences(raw, part.text)[part.occurrence];
    return at === undefined ? undefined : { from: from + at, to: from + at + part.text.length };
  }
  const start = listOccurrences(raw, '{{')[part.template];
  if (start === undefined) return undefined;
  const close = raw.indexOf('}}', start);
  const end = close < 0 ? raw.length - (/^["']/.test(raw) ? 1 : 0) : close + 2;
  const template = { from: from + start, to: from + end };
  if (part.from === undefined || part.to === undefined) return template;
  // The offsets refer to the folded text and do not match the source across line breaks.
  return raw.slice(start, end).includes('\n')
    ? template
    : { from: template.from + part.from, to: template.from + part.to };
}

/** Returns a part of a text, the same string again for the last part. */
function sliceOnce(text: string, from: number, to: number): string {
  if (text !== lastSlice.text || from !== lastSlice.from || to !== lastSlice.to)
    lastSlice = { text, from, to, slice: text.slice(from, to) };
  return lastSlice.slice;
}

let lastSlice = { text: '', from: 0, to: 0, slice: '' };
