/** Whether a text matches the `pattern` of a field, with the browser's regular expressions. */
export function matchesPattern(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}
