import { isCollection, isPair, type Node, type Pair, type YAMLMap, type YAMLSeq } from 'yaml';
import { EditError } from './EditError.ts';
import type { TextSplice } from './TextSplice.ts';
import type { YamlText } from './YamlText.ts';

/** A collection in flow style: in brackets. */
export type FlowCollection = YAMLMap<Node, Node | null> | YAMLSeq<Node>;

/** Whether a node is a collection in flow style. */
export function isFlow(node: unknown): node is FlowCollection {
  return isCollection(node) && node.flow === true;
}

/** Inserts the text of an entry into a collection in brackets. */
export function insertFlowEntry(
  yaml: YamlText,
  flow: FlowCollection,
  index: number,
  text: string,
): TextSplice {
  const spans = findSpans(flow);
  const next = spans[index];
  if (next) return { from: next.from, to: next.from, text: `${text}${findSeparator(yaml, spans)}` };
  const last = spans.at(-1);
  if (!last) throw new EditError('Nothing can be added here. Edit the YAML instead');
  return { from: last.to, to: last.to, text: `${findSeparator(yaml, spans)}${text}` };
}

/** Removes an entry from a collection in brackets. */
export function removeFlowEntry(yaml: YamlText, flow: FlowCollection, index: number): TextSplice {
  const spans = findSpans(flow);
  const span = spans[index];
  if (!span) throw new EditError('This entry no longer exists');
  const before = spans[index - 1];
  const after = spans[index + 1];
  const from = before ? before.to : span.from;
  const to = before || !after ? span.to : after.from;
  const removed = yaml.text.slice(from, span.from) + yaml.text.slice(span.to, to);
  if (removed.includes('#')) throw new EditError('A comment is in the way. Edit the YAML instead');
  return { from, to, text: '' };
}

/** Moves an entry of a collection in brackets; the separators stay where they are. */
export function moveFlowEntry(
  yaml: YamlText,
  flow: FlowCollection,
  from: number,
  to: number,
): TextSplice {
  const spans = findSpans(flow);
  const span = spans[from];
  if (!span) throw new EditError('This entry no longer exists');
  const order = spans.toSpliced(from, 1).toSpliced(to, 0, span);
  const first = spans[0];
  const last = spans.at(-1);
  if (!first || !last) throw new EditError('This entry no longer exists');
  const pieces = order.map((span, index) => {
    const current = spans[index];
    const next = spans[index + 1];
    return (
      yaml.text.slice(span.from, span.to) +
      (current && next ? yaml.text.slice(current.to, next.from) : '')
    );
  });
  return { from: first.from, to: last.to, text: pieces.join('') };
}

/** Returns the text of an entry in brackets; empty if there is none. */
export function readFlowEntry(yaml: YamlText, flow: FlowCollection, index: number): string {
  const span = findSpans(flow)[index];
  return span ? yaml.text.slice(span.from, span.to) : '';
}

function findSpans(flow: FlowCollection): { from: number; to: number }[] {
  return (flow.items as (Node | Pair<Node, Node | null>)[]).map((item) => {
    const first = isPair(item) ? (item.key as Node) : item;
    const last = isPair(item) ? ((item.value as Node | null) ?? (item.key as Node)) : item;
    if (!first.range || !last.range)
      throw new EditError('The editor cannot change this value. Edit the YAML instead');
    return { from: first.range[0], to: Math.max(first.range[1], last.range[1]) };
  });
}

function findSeparator(yaml: YamlText, spans: { from: number; to: number }[]): string {
  const [first, second] = spans;
  const separator = first && second ? yaml.text.slice(first.to, second.from) : ', ';
  return separator.includes('#') ? ', ' : separator;
}
