/** Returns the path of a JSON pointer; keys of digits are indexes. */
export function parsePointer(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
