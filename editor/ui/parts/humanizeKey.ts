/** Turns a key into a label: `mobileLabel` → `Mobile label`. */
export function humanizeKey(key: string): string {
  const text = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the label of a field: the title in its schema, otherwise its key as words. */
export function labelOf(key: string, schema: { title?: string | undefined }): string {
  return schema.title ?? humanizeKey(key);
}
