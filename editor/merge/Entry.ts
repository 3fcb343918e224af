import { isMapping } from '../../base/values/isMapping.ts';

/** An entry of a list or mapping: the items of a list have no key. */
export interface Entry {
  key?: string;
  value: unknown;
}

/** Lists the entries of a list or mapping; undefined for any other value. */
export function listEntries(value: unknown): Entry[] | undefined {
  if (Array.isArray(value)) return value.map((item) => ({ value: item }));
  if (isMapping(value)) return Object.entries(value).map(([key, item]) => ({ key, value: item }));
  return undefined;
}
