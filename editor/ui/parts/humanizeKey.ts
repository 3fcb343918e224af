/** Turns a key into a label: `mobileLabel` → `Mobile label`. */
export function humanizeKey(key: string): string {
  const text = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Says how many sections use a block. */
export function describeUses(uses: number): string {
  return uses === 1 ? 'used once' : `used ${uses} times`;
}

/** Returns the label of a field: the title in its schema, otherwise its key as words. */
export function labelOf(key: string, schema: { title?: string | undefined }): string {
  return schema.title ?? humanizeKey(key);
}
