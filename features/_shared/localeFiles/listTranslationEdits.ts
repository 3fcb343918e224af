import { isMapping } from '../../../base/values/isMapping.ts';
import { normalizeOriginal } from '../../../schema/index.ts';
import type { JsonValue, YamlEdit, YamlText } from '../yamlEdits/index.ts';
import type { FileLayout, TranslationChange } from './TranslationChange.ts';

/**
 * Lists the edits that write translations into a list of texts; the last entry of the list comes first,
 * so that the others keep their indexes. A path of one key removes the whole entry of the root.
 */
export function listTranslationEdits(
  yaml: YamlText,
  page: string,
  changes: readonly TranslationChange[],
  layout: FileLayout,
): YamlEdit[] {
  const path = toPath(page);
  const [key, name] = path;
  const entry = (yaml.value as Record<string, unknown>)[key];
  const list: unknown[] = isMapping(entry) && Array.isArray(entry[name]) ? entry[name] : [];
  const find = (original: string, at: string | undefined) =>
    list.findIndex(
      (item) => isMapping(item) && isSame(item[layout.source], original) && item.at === at,
    );
  const indexOf = ({ original, earlier, at }: TranslationChange) => {
    const index = find(original, at);
    return index < 0 && earlier !== undefined ? find(earlier, at) : index;
  };
  const known = changes.map((change) => ({ change, index: indexOf(change) }));
  const added = known.flatMap(({ change, index }) =>
    index < 0 && change.translation !== undefined ? [change] : [],
  );
  const originals = layout.listOriginals(page);
  const value = sortLike(added, originals).map((one) => toContent(one, layout));
  if (list.length === 0) return value.length > 0 ? [{ kind: 'set', path, value }] : [];
  const changed = known.filter(({ index }) => index >= 0).sort((a, b) => b.index - a.index);
  if (added.length === 0 && isEmptied(list, changed)) {
    const isAlone = isMapping(entry) && Object.keys(entry).length === 1;
    return [{ kind: 'remove', path: isAlone ? [key] : path }];
  }
  const present = list.map((item) => (isMapping(item) ? item[layout.source] : undefined));
  const edits = [
    ...changed.map(({ change, index }) => ({
      index,
      edits: listItemEdits([...path, index], list[index] as Item, change, layout),
    })),
    ...sortLike(added, originals)
      .map((change) => {
        const index = findIndexAfter(change.original, originals, present);
        const edit: YamlEdit = { kind: 'insert', path, index, value: toContent(change, layout) };
        // Before the entry that has the index now.
        return { index: index - 0.5, edits: [edit] };
      })
      .reverse(),
  ];
  return edits.sort((a, b) => b.index - a.index).flatMap((one) => one.edits);
}

function isEmptied(
  list: readonly unknown[],
  changed: readonly { change: TranslationChange }[],
): boolean {
  return (
    changed.length === list.length &&
    changed.every(({ change }) => change.translation === undefined)
  );
}

type Item = Record<string, unknown>;

function listItemEdits(
  path: readonly (string | number)[],
  item: Item,
  change: TranslationChange,
  { source, target }: FileLayout,
): YamlEdit[] {
  if (change.translation === undefined) return [{ kind: 'remove', path }];
  const order = [source, 'was', target, 'at', 'draft'];
  const values = {
    // A text that is broken in other lines is the same.
    ...(!isSame(item[source], change.original) && { [source]: change.original }),
    was: change.was,
    [target]: change.translation,
    draft: change.draft || undefined,
  };
  return Object.entries(values).flatMap(([key, value]): YamlEdit[] => {
    if (item[key] === value) return [];
    if (value !== undefined) return [{ kind: 'set', path: [...path, key], value, order }];
    return key in item ? [{ kind: 'remove', path: [...path, key] }] : [];
  });
}

/** Returns the entry of a text as a value. */
export function toContent(
  { original, was, translation, at, draft }: TranslationChange,
  { source, target }: FileLayout,
): JsonValue {
  return {
    [source]: original,
    ...(was !== undefined && { was }),
    [target]: translation ?? '',
    ...(at !== undefined && { at }),
    ...(draft && { draft }),
  };
}

/** Returns the index behind the entry that precedes a text on its page. */
function findIndexAfter(
  original: string,
  originals: readonly string[],
  present: readonly unknown[],
): number {
  const rank = originals.indexOf(original);
  if (rank < 0) return present.length;
  const preceding = originals.slice(0, rank).reverse();
  const before = preceding
    .map((one) => present.findLastIndex((other) => isSame(other, one)))
    .find((index) => index >= 0);
  return before === undefined ? 0 : before + 1;
}

/** Sorts changes by the order of the originals on their page. */
export function sortLike(
  changes: readonly TranslationChange[],
  originals: readonly string[],
): TranslationChange[] {
  const rank = ({ original }: TranslationChange) => {
    const index = originals.indexOf(original);
    return index < 0 ? originals.length : index;
  };
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/** Whether two originals are the same, however their lines are broken. */
function isSame(first: unknown, second: unknown): boolean {
  return typeof first === 'string' && typeof second === 'string'
    ? normalizeOriginal(first) === normalizeOriginal(second)
    : first === second;
}

/** Returns the path of a list of texts: the key in the root, and the key of the list. */
export function toPath(page: string): [key: string, list: string] {
  const [, collection, column] = /^(data\/[^#]+)#(.+)$/s.exec(page) ?? [];
  return collection !== undefined && column !== undefined ? [collection, column] : [page, 'texts'];
}
