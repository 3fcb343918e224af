import { isMapping } from '../../../../base/values/isMapping.ts';
import type { ImportedList } from '../model/ImportedList.ts';
import { readFolderData } from '../source/readFolderData.ts';
import { findRows } from '../source/readSourceData.ts';
import type { SourceFolder } from '../source/SourceFolder.ts';

/**
 * Reads lists and rows of data in `src/content`.
 *
 * @param collections the collections of texts, which have no data
 */
export function listData(
  folder: SourceFolder,
  collections: ReadonlyMap<string, unknown>,
): ImportedList[] {
  const rows = new Map<string, Record<string, Record<string, never>>>();
  const lists: ImportedList[] = [];
  for (const path of folder.below('src/content')) {
    const [, collection = '', name = ''] =
      /^src\/content\/([^/]+)\/(.+)\.(?:json|ya?ml|toml)$/.exec(path) ?? [];
    if (name === '' || collections.has(collection)) continue;
    const value = readFolderData(folder, path);
    const list = value === undefined ? undefined : findRows(value);
    if (Array.isArray(value) && list)
      lists.push({ source: path, collection: `${collection}-${name}`, rows: list });
    else if (isMapping(value)) {
      const all = rows.get(collection) ?? {};
      all[name] = value as Record<string, never>;
      rows.set(collection, all);
    }
  }
  return [
    ...lists,
    ...[...rows].map(([collection, all]) => ({
      source: `src/content/${collection}`,
      collection,
      rows: all,
    })),
  ];
}
