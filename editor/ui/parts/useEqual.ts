import { useRef } from 'react';

/** Returns the last value while new ones are equal to it, so that what depends on it stays as it is. */
export function useEqual<Value>(value: Value): Value {
  const last = useRef(value);
  if (JSON.stringify(value) !== JSON.stringify(last.current)) last.current = value;
  return last.current;
}
