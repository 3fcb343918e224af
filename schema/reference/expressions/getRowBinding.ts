import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { type Collection, locateRow } from '../rows/Collection.ts';
import type { Binding } from './Scope.ts';

/** Returns the binding of a row. `.key` is the key of the row unless a column has that name. */
export function getRowBinding(collection: Collection, key: string): Binding {
  const bindings = getOrCreate(bindingCache, collection, () => new Map());
  return getOrCreate(bindings, key, () => createRowBinding(collection, key));
}

// Thousands of pages may be bound to the same row.
const bindingCache = new WeakMap<Collection, Map<string, Binding>>();

function createRowBinding(collection: Collection, key: string): Binding {
  const row = collection.rows.get(key) ?? {};
  return {
    value: 'key' in row ? row : { ...row, key },
    ...locateRow(collection, key),
    row: {
      collection: collection.name,
      key,
      columns: collection.columns,
      faulty: collection.faultyColumns.get(key),
    },
  };
}
