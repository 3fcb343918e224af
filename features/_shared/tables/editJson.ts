import { EditError, editValue, type YamlEdit, YamlText } from '../yamlEdits/index.ts';
import { JsonTable } from './JsonTable.ts';
import { type JsonNode, parseJson } from './parseJson.ts';

/** Reads a list of objects for the editor. Throws an EditError if it is not valid. */
export function readJsonRows(text: string): YamlText {
  const table = new JsonTable(text);
  const [fault] = table.faults;
  if (!table.root && fault) throw new EditError(`${fault.message} Edit the file as text`);
  return new YamlText(text, table.value);
}

/**
 * Applies an edit to a list of objects: changes the lines of the value and leaves every other byte. Throws
 * an EditError if that is not possible.
 */
export function editJson({ text }: YamlText, edit: YamlEdit): YamlText {
  const table = new JsonTable(text);
  if (!table.root) throw new EditError('This is not valid JSON. Edit the file as text instead');
  const [key, ...path] = edit.path;
  const row = table.rows.get(String(key));
  const index = row ? (table.root.items?.indexOf(row) ?? -1) : -1;
  // Where rows are the items of a list, their keys are names for indexes.
  if (table.isList && path.length === 0 && key !== undefined)
    return readJsonRows(editRow(table, String(key), index, edit));
  const at = table.isList && key !== undefined ? [index, ...path] : edit.path;
  const changed = patchJson(text, { ...edit, path: at });
  const after = new JsonTable(changed);
  const isKept = key === undefined || path.length === 0 || after.rows.has(String(key));
  return readJsonRows(
    isKept
      ? changed
      : patchJson(changed, { kind: 'set', path: [index, 'key'], value: String(key) }),
  );
}

function editRow(table: JsonTable, key: string, index: number, edit: YamlEdit): string {
  const { text, root } = table;
  if (edit.kind === 'set' && index < 0) {
    const value = isMapping(edit.value) ? { key, ...edit.value } : { key };
    return patchJson(text, { kind: 'insert', path: [], index: root?.items?.length ?? 0, value });
  }
  if (index < 0) throw new EditError('The value to change no longer exists');
  if (edit.kind === 'remove') return patchJson(text, { kind: 'remove', path: [index] });
  const next = 'key' in edit ? edit.key : undefined;
  if (next === undefined || (edit.kind !== 'duplicate' && edit.kind !== 'rename'))
    throw new EditError('This list has no such change. Edit the file as text instead');
  if (next !== key && table.rows.has(next)) throw new EditError(`\`${next}\` already exists`);
  const copied =
    edit.kind === 'duplicate' ? patchJson(text, { kind: 'duplicate', path: [index] }) : text;
  const target = edit.kind === 'duplicate' ? index + 1 : index;
  return patchJson(copied, { kind: 'set', path: [target, 'key'], value: next });
}

function isMapping(value: unknown): value is Record<string, never> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Applies an edit to the values of a JSON text, in which lists have indexes. */
function patchJson(text: string, edit: YamlEdit): string {
  const parsed = parseJson(text);
  if ('fault' in parsed) throw new EditError(parsed.fault.message);
  const wanted = editValue(parsed.root.value, edit);
  return patchNode(text, parsed.root, wanted);
}

/** Replaces what differs between a node and the value that it is to have. */
function patchNode(text: string, node: JsonNode, wanted: unknown): string {
  if (JSON.stringify(node.value) === JSON.stringify(wanted)) return text;
  const children = node.pairs?.map((pair) => pair.node) ?? node.items;
  const isSameKind = node.pairs ? isMapping(wanted) : Array.isArray(wanted);
  if (!children || !isSameKind || children.length === 0)
    return text.slice(0, node.from) + format(text, node.from, wanted) + text.slice(node.to);
  const keys = node.pairs?.map(({ key }) => key);
  const names = keys && Object.keys(wanted as object);
  const values = Object.values(wanted as object) as unknown[];
  const hasSameKeys = names
    ? names.join('\0') === keys.join('\0')
    : values.length === children.length;
  if (hasSameKeys) {
    let patched = text;
    for (const index of children.keys()) {
      const child = children[children.length - 1 - index] as JsonNode;
      patched = patchNode(patched, child, values[children.length - 1 - index]);
    }
    return patched;
  }
  return rewriteEntries(text, node, { names, values });
}

/** Writes the entries of a list or an object again: those that stay keep their text. */
function rewriteEntries(
  text: string,
  { pairs, items = [], from, to }: JsonNode,
  { names, values }: { names: string[] | undefined; values: readonly unknown[] },
): string {
  const old = pairs
    ? pairs.map(({ key, keyNode, node }) => ({ key, from: keyNode.from, node }))
    : items.map((node) => ({ key: JSON.stringify(node.value), from: node.from, node }));
  const first = old[0] as (typeof old)[0];
  const last = old.at(-1) as (typeof old)[0];
  const lead = text.slice(from + 1, first.from);
  const entries = values.map((value, index) => {
    const known = old.find(({ key }) => key === (names ? names[index] : JSON.stringify(value)));
    const same = known && JSON.stringify(known.node.value) === JSON.stringify(value);
    const body = same
      ? text.slice(known.from, known.node.to)
      : format(text, first.from, value, lead);
    return same || !names ? body : `${JSON.stringify(names[index])}: ${body}`;
  });
  const tail = text.slice(last.node.to, to);
  const inner =
    entries.length === 0 ? '' : lead + entries.join(`,${lead || ' '}`) + tail.slice(0, -1);
  return text.slice(0, from + 1) + inner + text.slice(to - 1);
}

/** Writes a value as JSON, on lines of their own where the file has such lines. */
function format(text: string, from: number, value: unknown, lead = '\n'): string {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const [margin = ''] = /^[ \t]*/.exec(text.slice(lineStart)) ?? [];
  const [, unit = '  '] = /\n([ \t]+)\S/.exec(text) ?? [];
  const isInline = !lead.includes('\n') || !/\n[ \t]+"/.test(text);
  if (isInline) return inline(value);
  return JSON.stringify(value, undefined, unit)
    .replaceAll('\n', `\n${margin}`)
    .replaceAll('\n', text.includes('\r\n') ? '\r\n' : '\n');
}

/** Writes a value on one line, with a space behind commas and colons. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (!isMapping(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(
    ([key, item]) => `${JSON.stringify(key)}: ${inline(item)}`,
  );
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
