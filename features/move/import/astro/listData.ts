import type { ImportedList } from '../model/ImportedList.ts';
import { readDataFile } from '../source/readDataFile.ts';
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
    try {
      const value = readDataFile(path, folder.readText(path) ?? '');
      const list = findRows(value);
      if (Array.isArray(value) && list)
        lists.push({ source: path, collection: `${collection}-${name}`, rows: list });
      else if (value !== null && typeof value === 'object' && !Array.isArray(value)) {
        const all = rows.get(collection) ?? {};
        all[name] = value as Record<string, never>;
        rows.set(collection, all);
      }
    } catch (error) {
      folder.add({
        file: path,
        what: 'a file that cannot be read',
        piece: (error as Error).message.split('\n')[0] ?? '',
        became: 'left out',
      });
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
