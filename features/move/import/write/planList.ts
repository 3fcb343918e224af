import { toSlug } from '../../../../base/text/toSlug.ts';
import { transliterate } from '../../../../base/text/transliterate.ts';
import { emitPair, type JsonValue } from '../../../_shared/yamlEdits/index.ts';
import type { ImportedList } from '../model/ImportedList.ts';
import { nameCollection } from '../place/nameCollection.ts';
import { formatSchema } from './formatSchema.ts';
import type { WantedFile } from './planFiles.ts';
import { tidyValue, toColumnName } from './toColumns.ts';

/**
 * Plans the files of a list: its rows with their keys, and their schema.
 *
 * @param names the names of collections that are taken, to which its name is added
 */
export function planList(
  { source, collection, rows }: ImportedList,
  names: Set<string>,
): WantedFile[] {
  let name = nameCollection(collection);
  while (names.has(name)) name += '-list';
  names.add(name);
  const keyed = Array.isArray(rows)
    ? keyRows(rows)
    : Object.entries(rows as Record<string, Record<string, JsonValue>>).map(
        ([key, row]) => [toSlug(key, transliterate) || 'row', row] as const,
      );
  const tidied = new Map<string, Record<string, JsonValue>>();
  for (const [wanted, row] of keyed) {
    let key = wanted;
    for (let number = 2; tidied.has(key); number++) key = `${wanted}-${number}`;
    const columns = Object.entries(row).filter(
      ([column, value]) => value !== null && column !== 'key',
    );
    tidied.set(
      key,
      Object.fromEntries(
        columns.map(([column, value]) => [toColumnName(column), tidyValue(value)]),
      ),
    );
  }
  const lines = [...tidied].flatMap(([key, row]) => emitPair(key, row));
  return [
    { path: `data/${name}.yaml`, source, content: `${lines.join('\n')}\n` },
    {
      path: `data/${name}.schema.yaml`,
      source: '',
      content: formatSchema([...tidied.values()]),
    },
  ];
}

/** Gives the rows of a list keys, from their names. */
function keyRows(
  rows: readonly Readonly<Record<string, JsonValue>>[],
): [string, Readonly<Record<string, JsonValue>>][] {
  const columns = ['key', 'id', 'slug', 'name', 'title', 'label', 'question', 'url'];
  return rows.map((row, index) => {
    const names = [...columns.map((column) => row[column]), ...Object.values(row)];
    const name = names.find(
      (value) => (typeof value === 'string' && value !== '') || typeof value === 'number',
    );
    return [
      toSlug(String(name ?? ''), transliterate)
        .slice(0, 60)
        .replace(/-$/, '') || `row-${index + 1}`,
      row,
    ];
  });
}
