/** Returns the line behind the code between fences that begins in a line; undefined if none does. */
export function findFenceEnd(lines: readonly string[], at: number): number | undefined {
  const line = lines[at] ?? '';
  if (!line.includes('```') && !line.includes('~~~')) return undefined;
  const [, lead = '', fence = ''] =
    /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(`{3,}(?=[^`]*$)|~{3,})/.exec(line) ?? [];
  if (fence === '') return undefined;
  const isQuote = lead.includes('>');
  for (let end = at + 1; end < lines.length; end++) {
    const next = lines[end] ?? '';
    if (isQuote && !next.includes('>')) return end;
    const close = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/.exec(next)?.[1];
    if (close?.startsWith(fence)) return end + 1;
  }
  return lines.length;
}
