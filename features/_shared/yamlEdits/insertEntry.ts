import { isCollection, isMap, isSeq, type Node } from 'yaml';
import { formatScalar } from '../../../schema/index.ts';
import type { YamlPath } from '../../../schema/vocabulary.ts';
import { type BlockEntry, findEntries, isBlock } from './BlockEntry.ts';
import { EditError } from './EditError.ts';
import { emitFlow, emitItem, indent } from './emit.ts';
import { insertFlowEntry, isFlow } from './FlowCollection.ts';
import type { TextSplice } from './TextSplice.ts';
import type { YamlEdit } from './YamlEdit.ts';
import type { YamlText } from './YamlText.ts';

type Insertion = Extract<YamlEdit, { kind: 'insert' | 'paste' }>;

/** Inserts an entry into a list or mapping, in the style of its neighbours. */
export function insertEntry(yaml: YamlText, edit: Insertion): TextSplice {
  const found = yaml.find(edit.path);
  if (!found) return insertWithKey(yaml, edit);
  const { node } = found;
  if (isFlow(node) && node.items.length > 0)
    return insertFlowEntry(yaml, node, edit.index, formatFlowEntry(edit));
  if (isBlock(node)) {
    const entries = findEntries(yaml, node);
    const lines = emitLines(edit, entries[0]?.column ?? 0, isSeq(node) && node.items.some(isFlow));
    return insertLines(yaml, entries, edit.index, lines);
  }
  return insertIntoEmpty(yaml, edit, node);
}

/** Inserts lines without indentation before the entry at `index`, or after the last one. */
export function insertLines(
  yaml: YamlText,
  entries: readonly BlockEntry[],
  index: number,
  lines: readonly string[],
): TextSplice {
  const text = indent([...lines, ''], entries[0]?.column ?? 0).join('\n');
  const blank = '\n'.repeat(countBlankLines(yaml, entries, index));
  const before = entries[index - 1] ?? (entries[0]?.sharesDashLine ? entries[0] : undefined);
  if (!before) {
    const at = yaml.lineStart(entries[0]?.commentLine ?? 0);
    return { from: at, to: at, text: text + blank };
  }
  const at = yaml.lineStart(before.endLine);
  const isUnterminated = at > 0 && yaml.text[at - 1] !== '\n';
  return {
    from: at,
    to: at,
    text: isUnterminated ? `\n${blank}${text.slice(0, -1)}` : blank + text,
  };
}

function emitLines(edit: Insertion, column: number, isFlowList: boolean): string[] {
  if (edit.kind === 'paste') return edit.lines;
  const flow =
    typeof edit.value === 'object' && edit.value !== null ? `- ${emitFlow(edit.value)}` : '';
  return isFlowList && flow && column + flow.length <= 120 ? [flow] : emitItem(edit.value, column);
}

function formatFlowEntry(edit: Insertion): string {
  const value = emitFlow(edit.value);
  return 'key' in edit && edit.key !== undefined
    ? `${formatScalar(edit.key, { flow: true })}: ${value}`
    : value;
}

/** Counts the empty lines between the neighbours of an index. */
function countBlankLines(yaml: YamlText, entries: readonly BlockEntry[], index: number): number {
  const next = Math.min(Math.max(index, 1), entries.length - 1);
  const above = entries[next - 1];
  const below = entries[next];
  if (!above || !below || above === below) return 0;
  let count = 0;
  for (let line = above.endLine; line < below.commentLine; line++)
    if (yaml.lineText(line).trim() === '') count++;
  return Math.min(count, 2);
}

function insertIntoEmpty(yaml: YamlText, edit: Insertion, node: Node | null): TextSplice {
  if (edit.path.length === 0 && node === null) {
    const at = yaml.text.length;
    const opener = yaml.text === '' || yaml.text.endsWith('\n') ? '' : '\n';
    return { from: at, to: at, text: `${opener}${emitLines(edit, 0, false).join('\n')}\n` };
  }
  const holder = yaml.find(edit.path.slice(0, -1));
  const found = yaml.find(edit.path);
  if (!holder || !found?.pair || !isBlock(holder.node))
    throw new EditError('Nothing can be added here. Edit the YAML instead');
  const key = findEntries(yaml, holder.node)[found.index];
  const colon = yaml.text.indexOf(':', found.pair.key.range?.[1] ?? 0) + 1;
  if (!key || colon === 0) throw new EditError('Nothing can be added here. Edit the YAML instead');
  const end = isCollection(node) && node.range ? node.range[1] : colon;
  const eol = yaml.text.indexOf('\n', end);
  const tail = yaml.text.slice(end, eol < 0 ? undefined : eol).replace(/\r$/, '');
  const column = key.column + 2;
  const body = indent(emitLines(edit, column, false), column);
  return {
    from: colon,
    to: eol < 0 ? yaml.text.length : eol - (yaml.text[eol - 1] === '\r' ? 1 : 0),
    text: `${tail.trim() === '' ? '' : tail}\n${body.join('\n')}`,
  };
}

/** Inserts an entry into a collection that does not exist yet, together with its key. */
function insertWithKey(yaml: YamlText, edit: Insertion): TextSplice {
  const key = String(edit.path.at(-1));
  const above: YamlPath = edit.path.slice(0, -1);
  const holder = yaml.find(above);
  if (!holder || !isMap(holder.node)) throw new EditError('The place to add to no longer exists');
  const named = 'key' in edit && edit.key !== undefined;
  return insertEntry(yaml, {
    kind: 'paste',
    path: above,
    index:
      key === 'blocks'
        ? holder.node.items.findIndex(({ key }) => String(key) === 'pages')
        : holder.node.items.length,
    key,
    value: named ? { [edit.key as string]: edit.value } : [edit.value],
    lines: [`${formatScalar(key)}:`, ...indent(emitLines(edit, 2, false))],
  });
}
