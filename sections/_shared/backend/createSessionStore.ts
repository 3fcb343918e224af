/**
 * Creates a store for small values in sessionStorage, with a prefix for their names. If the browser
 * forbids storage, values last until the page is left.
 */
export function createSessionStore<Value>(prefix: string): SessionStore<Value> {
  const memory = new Map<string, string>();
  return {
    get(name) {
      const text = ignoreErrors(() => sessionStorage.getItem(prefix + name)) ?? memory.get(name);
      return text ? ignoreErrors(() => JSON.parse(text) as Value) : undefined;
    },
    set(name, value) {
      const text = JSON.stringify(value);
      memory.set(name, text);
      ignoreErrors(() => sessionStorage.setItem(prefix + name, text));
    },
    remove(name) {
      memory.delete(name);
      ignoreErrors(() => sessionStorage.removeItem(prefix + name));
    },
  };
}

/** JSON values by name. */
interface SessionStore<Value> {
  get(name: string): Value | undefined;
  set(name: string, value: Value): void;
  remove(name: string): void;
}

/** Returns undefined after an error: storage may be forbidden, full or corrupt. */
function ignoreErrors<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
