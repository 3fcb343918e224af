import { isAlias, isCollection, isScalar, type Node, Scalar } from 'yaml';
import { formatScalar, type ScalarStyle } from '../../../schema/index.ts';
import { contentEnd, findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import { emitFlow, emitItem, emitPair, indent, type JsonValue } from './emit.ts';
import { isFlow } from './FlowCollection.ts';
import { insertEntry } from './insertEntry.ts';
import { replaceScalar } from './replaceScalar.ts';
import { rewriteBlockScalar } from './rewriteBlockScalar.ts';
import type { TextSplice } from './TextSplice.ts';
import type { YamlEdit } from './YamlEdit.ts';
import type { FoundNode, YamlText } from './YamlText.ts';

/** Replaces a value in its present style; adds the key if it is missing. */
export function setValue(yaml: YamlText, edit: Extract<YamlEdit, { kind: 'set' }>): TextSplice {
  const { path, value } = edit;
  const found = yaml.find(path);
  if (!found) return addKey(yaml, edit);
  const { node, parent } = found;
  if (!isCollectionContent(value) && !isCollection(node)) return setScalar(yaml, found, value);
  if (node && isFlow(parent)) return replaceNode(node, emitFlow(value));
  return replaceEntry(yaml, found, value);
}

function addKey(
  yaml: YamlText,
  { path, value, order }: Extract<YamlEdit, { kind: 'set' }>,
): TextSplice {
  const key = String(path.at(-1));
  const holder = yaml.find(path.slice(0, -1));
  if (!holder) {
    // The parent mapping is missing too: both are added.
    const above = path.slice(0, -1);
    if (above.length === 0 || typeof path.at(-1) === 'number')
      throw new EditError('The value to change no longer exists');
    return addKey(yaml, { kind: 'set', path: above, value: { [key]: value } });
  }
  const present = Object.keys((holder.node as { toJSON?(): object } | null)?.toJSON?.() ?? {});
  return insertEntry(yaml, {
    kind: 'paste',
    path: path.slice(0, -1),
    index: findPosition(key, present, order),
    key,
    value,
    lines: emitPair(key, value, getColumn(yaml, holder)),
  });
}

function findPosition(key: string, present: string[], order: readonly string[] = []): number {
  const rank = order.indexOf(key);
  if (rank < 0) return present.length;
  const before = present.findLastIndex((name) => {
    const other = order.indexOf(name);
    return other >= 0 && other < rank;
  });
  return before + 1;
}

function getColumn(yaml: YamlText, { node }: FoundNode): number {
  return isBlock(node) ? (findEntries(yaml, node)[0]?.column ?? 0) : 0;
}

function setScalar(
  yaml: YamlText,
  found: FoundNode,
  value: Exclude<JsonValue, object>,
): TextSplice {
  const { node, parent } = found;
  const flow = isFlow(parent);
  if (node && isAlias(node)) return replaceNode(node, formatScalar(value, { flow }));
  if (!isScalar(node) || !node.range) throw new EditError('There is nothing to change');
  const [from, to] = node.range;
  const blank = from === to ? ' ' : '';
  const source = yaml.text.slice(from, to).replaceAll('\r\n', '\n');
  // Our own layout follows the text: long texts are wrapped, short ones need no quotes.
  if (
    !blank &&
    !flow &&
    node.value !== '' &&
    source.replace(/\n$/, '') === emitSource(yaml, found, node.value)
  )
    return replaceScalar(yaml, found, emitSource(yaml, found, value));
  if (node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL)
    return replaceScalar(
      yaml,
      found,
      rewriteBlockScalar(node, source, value, parentColumn(yaml, found)) ??
        emitSource(yaml, found, value),
    );
  if (typeof value === 'string' && value.includes('\n') && !flow && !blank)
    return replaceScalar(yaml, found, emitSource(yaml, found, value));
  // A date that was written without quotes needs none afterwards, though YAML 1.1 wants them.
  if (
    node.type === 'PLAIN' &&
    typeof value === 'string' &&
    typeof node.value === 'string' &&
    maskDigits(value) === maskDigits(source)
  )
    return { from, to, text: blank + value };
  // An empty text always has quotes: they are no style to follow.
  const quoting = node.value === '' ? 'PLAIN' : (node.type as ScalarStyle | undefined);
  return { from, to, text: blank + formatScalar(value, { flow, ...(quoting && { quoting }) }) };
}

function maskDigits(text: string): string {
  return text.replaceAll(/\d/g, '0');
}

/** Returns a scalar in the layout of added ones, its lines but the first one indented. */
function emitSource(yaml: YamlText, found: FoundNode, value: unknown): string {
  const column = parentColumn(yaml, found);
  const key = found.pair && String((found.pair.key as Scalar).value);
  const [first = '', ...lines] =
    key === undefined
      ? emitItem(value as JsonValue, column)
      : emitPair(key, value as JsonValue, column);
  const opener = key === undefined ? 1 : formatScalar(key).length + 1;
  return [first.slice(opener + 1), ...indent(lines, column)].join('\n');
}

/** Returns the column of the key or dash that a value belongs to. */
function parentColumn(yaml: YamlText, { parent, index }: FoundNode): number {
  return isBlock(parent) ? (findEntries(yaml, parent)[index]?.column ?? 0) : 0;
}

function replaceNode(node: Node, text: string): TextSplice {
  if (!node.range) throw new EditError('There is nothing to change');
  return { from: node.range[0], to: node.range[1], text };
}

function replaceEntry(
  yaml: YamlText,
  { node, parent, pair, index }: FoundNode,
  value: JsonValue,
): TextSplice {
  if (!isBlock(parent)) throw new EditError('This value cannot be replaced');
  if (isFlow(node) && isCollectionContent(value)) return replaceNode(node, emitFlow(value));
  const entry = findEntries(yaml, parent)[index];
  if (!entry) throw new EditError('There is nothing to change');
  const [first = '', ...lines] = pair
    ? emitPair(String((pair.key as Scalar).value), value, entry.column)
    : emitItem(value, entry.column);
  const end = contentEnd(pair ?? node, entry.start);
  return {
    from: entry.start,
    to: end,
    text:
      [first, ...indent(lines, entry.column)].join('\n') +
      (yaml.text[end - 1] === '\n' ? '\n' : ''),
  };
}

function isCollectionContent(value: JsonValue): value is Extract<JsonValue, object> {
  return typeof value === 'object' && value !== null;
}
