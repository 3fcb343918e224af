import { isMapping } from '../../base/values/isMapping.ts';
import type { JsonValue, YamlEdit } from '../../features/_shared/yamlEdits/index.ts';
import type { YamlPath } from '../../schema/vocabulary.ts';
import { listEntries } from './Entry.ts';
import { matchEntries } from './matchEntries.ts';

/** Lists the edits, to be applied one after the other, that turn one value into another. */
export function listEdits(from: unknown, to: unknown, path: YamlPath = []): YamlEdit[] {
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  const before = listEntries(from);
  const after = listEntries(to);
  if (!before || !after || Array.isArray(from) !== Array.isArray(to))
    return [{ kind: 'set', path, value: to as JsonValue }];
  const sources = matchEntries(before, after);
  // Without its last key, a section would be none before it gets its first new one.
  if (isMapping(to) && path.length > 0 && sources.every((source) => source === undefined))
    return [{ kind: 'set', path, value: to as JsonValue }];
  const kept = new Set(sources);
  const edits: YamlEdit[] = [];
  const keys = after.flatMap(({ key }) => key ?? []);
  const order = [...before.keys()];
  // From the end, so that the other indexes stay.
  for (const index of [...before.keys()].reverse()) {
    if (kept.has(index)) continue;
    edits.push({ kind: 'remove', path: [...path, before[index]?.key ?? index] });
    order.splice(index, 1);
  }
  after.forEach(({ key, value }, index) => {
    const source = sources[index];
    const known = source === undefined ? undefined : before[source];
    if (source === undefined || !known) {
      if (key === undefined) edits.push({ kind: 'insert', path, index, value: value as JsonValue });
      else
        edits.push({ kind: 'set', path: [...path, key], value: value as JsonValue, order: keys });
      order.splice(index, 0, -1);
      return;
    }
    const place = order[index] === source ? index : order.indexOf(source);
    // The order of the keys of a section means nothing.
    if (place !== index && (key === undefined || isMapping(value))) {
      edits.push({ kind: 'move', path, from: place, to: index });
      order.splice(index, 0, ...order.splice(place, 1));
    }
    if (key !== undefined && known.key !== undefined && known.key !== key)
      edits.push({ kind: 'rename', path: [...path, known.key], key });
    edits.push(...listEdits(known.value, value, [...path, key ?? index]));
  });
  return edits;
}
