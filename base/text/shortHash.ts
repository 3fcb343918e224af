/** Returns a short hash of a text (FNV-1a). */
export function shortHash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(36);
}
