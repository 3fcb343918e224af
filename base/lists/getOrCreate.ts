/** Returns the value of a key in a map; creates and stores it on first use. */
export function getOrCreate<Key, Value>(
  map: Values<Key, Value>,
  key: Key,
  create: () => NoInfer<Value>,
): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const value = create();
  map.set(key, value);
  return value;
}

/** A `Map` or `WeakMap`. */
interface Values<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}
