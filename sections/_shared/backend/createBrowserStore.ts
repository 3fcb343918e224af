/**
 * Creates a store for small values in localStorage (`local`) or sessionStorage (`session`), with a
 * prefix for their names. If the browser forbids storage, values last until the page is left.
 */
export function createBrowserStore<Value>(
  kind: 'local' | 'session',
  prefix: string,
): BrowserStore<Value> {
  const memory = new Map<string, string>();
  const storage = () => (kind === 'local' ? localStorage : sessionStorage);
  return {
    get(name) {
      const text = ignoreErrors(() => storage().getItem(prefix + name)) ?? memory.get(name);
      return text ? ignoreErrors(() => JSON.parse(text) as Value) : undefined;
    },
    set(name, value) {
      const text = JSON.stringify(value);
      memory.set(name, text);
      ignoreErrors(() => storage().setItem(prefix + name, text));
    },
    remove(name) {
      memory.delete(name);
      ignoreErrors(() => storage().removeItem(prefix + name));
    },
  };
}

/** JSON values by name. */
interface BrowserStore<Value> {
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
