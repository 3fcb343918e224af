/** Reads a text of front matter without space around it; undefined for an empty one and other values. */
export function readPlainText(value: unknown): string | undefined {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
