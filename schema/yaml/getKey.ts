import { isScalar, type Pair } from 'yaml';

/** Returns the key of a pair as text; undefined if it is a list, a mapping or missing. */
export function getKey(pair: Pair): string | undefined {
  const { key } = pair;
  if (!isScalar(key)) return undefined;
  if (key.value === null) return key.source ? key.source : undefined;
  return typeof key.value === 'string' ? key.value : (key.source ?? String(key.value));
}
