import { isListDefinition } from '../../schema/resolve/isListDefinition.ts';
import { isMapping } from '../../schema/validate/isMapping.ts';
import type { YamlEdit } from '../edit/yaml/YamlEdit.ts';
import type { YamlPath } from '../edit/yaml/YamlText.ts';
import type { MigratedSite } from './MigratedSite.ts';

/** Returns the edit that gives a key of a mapping its new name. */
export function renameKeys(
  value: unknown,
  path: YamlPath,
  names: Readonly<Record<string, string>>,
): YamlEdit | undefined {
  if (!isMapping(value)) return undefined;
  for (const [former, name] of Object.entries(names))
    if (former in value && !(name in value))
      return { kind: 'rename', path: [...path, former], key: name };
  return undefined;
}

/** The renamed keys of the entries of a list. */
export interface KeyRename {
  /** Former name → name. */
  keys: Readonly<Record<string, string>>;
  /** The former keys, which were required. */
  columns: readonly string[];
  /** The former keys that an entry could lack. */
  optionalColumns?: readonly string[];
}

/**
 * Returns the edit that gives a key of the entries of a list its new name. The list may also take its
 * entries from rows: then it names the columns, whose names stay.
 */
export function renameEntryKeys(
  list: unknown,
  path: YamlPath,
  rename: KeyRename,
  site: MigratedSite,
): YamlEdit | undefined {
  if (Array.isArray(list)) {
    for (const [index, entry] of list.entries()) {
      const edit = renameKeys(entry, [...path, index], rename.keys);
      if (edit) return edit;
    }
    return undefined;
  }
  if (!isListDefinition(list)) return undefined;
  if ('as' in list) return renameKeys(list.as, [...path, 'as'], rename.keys);
  return { kind: 'set', path: [...path, 'as'], value: entryFromRow(list, rename, site) };
}

/** Returns the entry of a list whose keys are the columns with the former names. */
export function entryFromRow(
  list: Record<string, unknown>,
  { keys, columns, optionalColumns = [] }: KeyRename,
  { columnsOf }: MigratedSite,
): Record<string, string> {
  const known = columnsOf(String(list.from));
  const used = [...columns, ...optionalColumns.filter((column) => known.has(column))];
  return Object.fromEntries(used.map((column) => [keys[column] ?? column, `{{ it.${column} }}`]));
}
