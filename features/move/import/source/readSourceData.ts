import { isMapping } from '../../../../base/values/isMapping.ts';
import type { JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportedList } from '../model/ImportedList.ts';
import { readFolderData } from './readFolderData.ts';
import type { SourceFolder } from './SourceFolder.ts';

/** The data of an old site: its lists, and all values for templates. */
export interface SourceData {
  lists: ImportedList[];
  /** The values by the names of folders and files: `data.menus.main`. */
  values: Record<string, unknown>;
}

/**
 * Reads the files of data below a folder. Lists of mappings become collections; others are noted.
 *
 * @param readCode reads the values of data that is code, which is not run
 */
export function readSourceData(
  folder: SourceFolder,
  below: string,
  readCode?: (path: string) => JsonValue | undefined,
): SourceData {
  const lists: ImportedList[] = [];
  const values: Record<string, unknown> = {};
  for (const path of folder.below(below)) {
    const isData = /\.(?:ya?ml|json|toml|csv|tsv)$/i.test(path) && !/\.11tydata\.json$/.test(path);
    const value = isData ? readFolderData(folder, path) : readCode?.(path);
    if (!isData && value === undefined && !/(?:^|\/)\./.test(path))
      folder.noteFile(path, 'a file of data that is code', 'left out');
    const parts = path
      .slice(below.length + 1)
      .replace(/\.\w+$/, '')
      .split('/');
    if (value === undefined) continue;
    if (value === null) {
      folder.noteFile(path, 'an empty file', 'left out');
      continue;
    }
    setAt(values, parts, value);
    const rows = findRows(value);
    if (rows) lists.push({ source: path, collection: parts.join('-'), rows });
    else
      folder.noteFile(
        path,
        'a file of data that is no list',
        'left out; texts that use it have its values',
      );
  }
  return { lists, values };
}

/** Returns the rows of a list, or of the only list in a mapping; undefined for other values. */
export function findRows(value: JsonValue): ImportedList['rows'] | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return undefined;
    if (value.every(isMapping)) return value as Record<string, JsonValue>[];
    return value.every((item) => typeof item === 'string' || typeof item === 'number')
      ? value.map((item) => ({ name: String(item) }))
      : undefined;
  }
  if (!isMapping(value)) return undefined;
  const inner = Object.values(value);
  if (inner.length === 1)
    return Array.isArray(inner[0]) ? findRows(inner[0] as JsonValue) : undefined;
  return inner.length > 1 && inner.every((row) => isMapping(row) && Object.keys(row).length > 0)
    ? (value as Record<string, Record<string, JsonValue>>)
    : undefined;
}

function setAt(values: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let holder = values;
  for (const name of path.slice(0, -1)) {
    if (!isMapping(holder[name])) holder[name] = {};
    holder = holder[name] as Record<string, unknown>;
  }
  holder[path.at(-1) ?? ''] = value;
}
