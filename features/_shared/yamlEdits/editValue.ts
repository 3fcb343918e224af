import type { YamlPath } from '../../../schema/vocabulary.ts';
import { EditError } from './EditError.ts';
import type { JsonValue } from './emit.ts';
import type { YamlEdit } from './YamlEdit.ts';

type Container = JsonValue[] | { [key: string]: JsonValue };

/** Applies an edit to plain values. Throws an EditError if that is not possible. */
export function editValue(root: unknown, edit: YamlEdit): unknown {
  if (edit.kind === 'move') return update(root, edit.path, (list) => moveEntry(list, edit));
  if (edit.kind === 'insert' || edit.kind === 'paste')
    return update(root, edit.path, (list) => insertEntry(list, edit));
  const key = edit.path.at(-1);
  if (key === undefined) throw new EditError('The whole file cannot be replaced');
  return update(root, edit.path.slice(0, -1), (container) => {
    if (Array.isArray(container)) return editList(container, findIndex(container, key), edit);
    // A file or a key without content.
    if (container === null && edit.kind === 'set') return { [key]: edit.value };
    if (typeof container !== 'object' || container === null) throw missingValue();
    return editMapping(container, String(key), edit);
  });
}

function editList(list: JsonValue[], index: number, edit: YamlEdit): JsonValue[] {
  const item = list[index] as JsonValue;
  if (edit.kind === 'set') return list.with(index, edit.value);
  if (edit.kind === 'remove') return list.toSpliced(index, 1);
  if (edit.kind === 'duplicate') return list.toSpliced(index, 0, item);
  throw new EditError('List items have no name');
}

function editMapping(
  mapping: { [key: string]: JsonValue },
  key: string,
  edit: YamlEdit,
): Container {
  if (edit.kind === 'set') return { ...mapping, [key]: edit.value };
  if (!(key in mapping)) throw missingValue();
  const entries = Object.entries(mapping);
  if (edit.kind === 'remove') return Object.fromEntries(entries.filter(([name]) => name !== key));
  if (!('key' in edit) || edit.key === undefined) throw new EditError('Enter a new name');
  if (edit.key in mapping && edit.key !== key)
    throw new EditError(`\`${edit.key}\` already exists`);
  if (edit.kind === 'duplicate') return { ...mapping, [edit.key]: mapping[key] as JsonValue };
  return Object.fromEntries(
    entries.map(([name, value]) => [name === key ? (edit.key as string) : name, value]),
  );
}

function insertEntry(
  container: JsonValue | undefined,
  { index, value, ...edit }: Extract<YamlEdit, { kind: 'insert' | 'paste' }>,
): JsonValue {
  if ('key' in edit && edit.key !== undefined) {
    const mapping = container ?? {};
    if (typeof mapping !== 'object' || Array.isArray(mapping))
      throw new EditError('Keys can be added only to a mapping');
    if (edit.key in mapping) throw new EditError(`\`${edit.key}\` already exists`);
    return { ...mapping, [edit.key]: value };
  }
  const list = container ?? [];
  if (!Array.isArray(list)) throw new EditError('Items can be added only to a list');
  return list.toSpliced(index, 0, value);
}

function moveEntry(
  container: JsonValue | undefined,
  { from, to }: { from: number; to: number },
): JsonValue {
  if (Array.isArray(container)) return moveItem(container, from, to);
  if (typeof container !== 'object' || container === null) throw missingValue();
  return Object.fromEntries(moveItem(Object.entries(container), from, to));
}

function moveItem<T>(items: T[], from: number, to: number): T[] {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) throw missingValue();
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}

function update(
  value: unknown,
  path: YamlPath,
  change: (value: JsonValue | undefined) => JsonValue,
): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return change(value as JsonValue | undefined);
  if (Array.isArray(value)) {
    const index = findIndex(value, key);
    return value.with(index, update(value[index], rest, change));
  }
  if (value === undefined || value === null) return { [key]: update(undefined, rest, change) };
  if (typeof value !== 'object') throw missingValue();
  return { ...value, [key]: update((value as Record<string, unknown>)[key], rest, change) };
}

/** Returns the index that a step of a path names. Throws an EditError if the list has no such item, for example because it was a mapping. */
function findIndex(list: unknown[], step: YamlPath[number]): number {
  if (!Object.hasOwn(list, step) || step === 'length') throw missingValue();
  return Number(step);
}

function missingValue(): EditError {
  return new EditError('The value to change no longer exists');
}
