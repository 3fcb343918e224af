/** Converts a path of keys and indexes to a JSON pointer (RFC 6901). */
export function toJsonPointer(path: readonly (string | number)[]): string {
  return path.map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
