/** Whether a text has a block of code. */
export function hasCode(text: unknown): boolean {
  return typeof text === 'string' && /^ {0,3}(?:`{3}|~{3})/m.test(text);
}
