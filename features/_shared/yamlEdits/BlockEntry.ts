import {
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { EditError } from './EditError.ts';
import type { YamlText } from './YamlText.ts';

/** A collection in block style: one entry below the other. */
export type BlockCollection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** The lines of an entry of a block collection. Lines count from 0. */
export interface BlockEntry {
  /** Offset of the dash or the key. */
  start: number;
  /** Column of the dash or the key. */
  column: number;
  /** The first line of the comment directly above it; `firstLine` if there is none. */
  commentLine: number;
  /** The line of the dash or the key. */
  firstLine: number;
  /** The line after the last one. */
  endLine: number;
  /** Whether it starts on the line of its parent's dash, as the key in `- type: hero`. */
  sharesDashLine: boolean;
}

/** Finds the lines of the entries of a block collection, with their comments. */
export function findEntries(yaml: YamlText, block: BlockCollection): BlockEntry[] {
  // Each of many edits asks for the entries of the same collection.
  return getOrCreate(knownEntries, block, () => locateEntries(yaml, block));
}

const knownEntries = new WeakMap<BlockCollection, BlockEntry[]>();

function locateEntries(yaml: YamlText, block: BlockCollection): BlockEntry[] {
  const entries: BlockEntry[] = [];
  const starts = findStarts(block);
  for (const [index, item] of block.items.entries()) {
    const start = starts[index];
    if (start === undefined)
      throw new EditError('The editor cannot change this list. Edit the YAML instead');
    const first = yaml.getLine(start);
    const column = start - yaml.lineStart(first);
    const shared = yaml.lineText(first).slice(0, column).trim() !== '';
    const previous = entries[index - 1]?.endLine ?? 0;
    let lead = first;
    while (!shared && lead > previous && commentColumn(yaml.lineText(lead - 1)) === column) lead--;
    let end = lineAfter(yaml, contentEnd(item as Node | Pair<Node, Node | null>, start));
    while ((commentColumn(yaml.lineText(end)) ?? -1) > column) end++;
    entries.push({
      start,
      column,
      commentLine: lead,
      firstLine: first,
      endLine: end,
      sharesDashLine: shared,
    });
  }
  return entries;
}

/** Whether a node is a collection in block style. */
export function isBlock(node: unknown): node is BlockCollection {
  return isCollection(node) && !node.flow;
}

/** Returns the offset after a node's content, without what follows it on its last line. */
export function contentEnd(node: Node | Pair<Node, Node | null> | null, otherwise: number): number {
  if (isPair(node)) {
    const pair = node as Pair<Node, Node | null>;
    return contentEnd(pair.value, Math.max(otherwise, (pair.key.range?.[1] ?? otherwise) + 1));
  }
  if (isBlock(node) && node.items.length > 0) {
    const last = node.items.at(-1) as Node | Pair<Node, Node | null>;
    return contentEnd(last, findStarts(node).at(-1) ?? otherwise);
  }
  return Math.max(otherwise, node?.range?.[1] ?? otherwise);
}

/** Returns the line after the one in which content ends. */
function lineAfter(yaml: YamlText, offset: number): number {
  return yaml.text[offset - 1] === '\n' ? yaml.getLine(offset) : yaml.getLine(offset) + 1;
}

/** Returns the column of a line's comment; undefined if the line is not a comment. */
function commentColumn(line: string): number | undefined {
  const column = line.search(/\S/);
  return column >= 0 && line[column] === '#' ? column : undefined;
}

function findStarts(block: BlockCollection): (number | undefined)[] {
  if (isMap<Node>(block)) return block.items.map(({ key }) => keyStart(key));
  if (!isSeq(block) || block.srcToken?.type !== 'block-seq') return [];
  return block.srcToken.items.flatMap(({ start }) => {
    const dash = start.find(({ type }) => type === 'seq-item-ind');
    return dash ? [dash.offset] : [];
  });
}

function keyStart(key: Node): number | undefined {
  if (!isScalar(key) || key.anchor || key.tag) return undefined;
  return key.range?.[0];
}
