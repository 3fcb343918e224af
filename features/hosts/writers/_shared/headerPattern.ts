/** Returns the regular expression of the address of a header, which may end in `*`, without anchors. */
export function headerPattern(path: string): string {
  return path.split('*').map(escapeRegExp).join('.*');
}

/** Escapes a text for a regular expression. */
export function escapeRegExp(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
