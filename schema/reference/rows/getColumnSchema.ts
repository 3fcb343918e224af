import { isMapping } from '../../../base/values/isMapping.ts';
import type { Collection } from './Collection.ts';

/** Returns the schema of a column; undefined without a usable one. */
export function getColumnSchema({ schema }: Pick<Collection, 'schema'>, column: string): unknown {
  const row = schema?.value;
  const columns = isMapping(row) ? row.properties : undefined;
  if (column === 'key' && !(isMapping(columns) && 'key' in columns)) return { type: 'string' };
  return isMapping(columns) ? columns[column] : undefined;
}
