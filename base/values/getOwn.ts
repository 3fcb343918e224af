/**
 * Returns the value of a key that the object itself has, and undefined for any other, such as
 * `constructor`. Tables that the words of authors and visitors index are read in this way.
 */
export function getOwn<Value>(
  table: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
