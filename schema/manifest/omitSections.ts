/**
 * Returns the text of a route entry with an empty list in place of its sections, if they are a list
 * on lines of their own.
 */
export function omitSections(text: string): string {
  const indent = /\n( +)[^\s#]/.exec(text)?.[1];
  const start = indent === undefined ? -1 : text.indexOf(`\n${indent}sections:`);
  const lineEnd = text.indexOf('\n', start + 1);
  if (indent === undefined || start < 0 || lineEnd < 0) return text;
  if (!/^\s*sections:\s*(?:#.*)?$/.test(text.slice(start, lineEnd))) return text;
  let end = lineEnd;
  for (;;) {
    const next = text.indexOf('\n', end + 1);
    const line = text.slice(end + 1, next < 0 ? undefined : next);
    const isInside =
      line.startsWith(`${indent} `) || line.startsWith(`${indent}-`) || /^\s*(?:#|$)/.test(line);
    if (!isInside) break;
    if (next < 0) return `${text.slice(0, start)}\n${indent}sections: []\n`;
    end = next;
  }
  return `${text.slice(0, start)}\n${indent}sections: []${text.slice(end)}`;
}
