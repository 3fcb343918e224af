/** First and last line of a key with its value, counted from 1. */
export interface LineSpan {
  line: number;
  endLine: number;
}

/**
 * Finds a key of a YAML text by its path, without parsing the text, which takes seconds for a large
 * file. Returns undefined for keys that are not on lines of their own.
 */
export function findKeyLines(text: string, path: readonly string[]): LineSpan | undefined {
  const lines = text.split('\n');
  let [from, to] = [0, lines.length];
  for (const key of path) {
    const indent = lines
      .slice(from, to)
      .map(indentOf)
      .find((width) => width !== undefined);
    if (indent === undefined) return undefined;
    const isAt = (index: number) => indentOf(lines[index] ?? '') === indent;
    let index = from;
    while (index < to && !(isAt(index) && keyOf(lines[index] ?? '') === key)) index++;
    if (index === to) return undefined;
    from = index + 1;
    while (from < to && (indentOf(lines[from] ?? '') ?? indent + 1) > indent) from++;
    [from, to] = [index + 1, from];
  }
  while (to > from && lines[to - 1]?.trim() === '') to--;
  return { line: from, endLine: to };
}

/** Returns the indentation of a line; undefined for blank lines and comments. */
function indentOf(line: string): number | undefined {
  const start = line.search(/\S/);
  return start < 0 || line[start] === '#' ? undefined : start;
}

function keyOf(line: string): string | undefined {
  const match = /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.+?))\s*:(?:\s|$)/.exec(line);
  return match?.[1] ?? match?.[2]?.replaceAll("''", "'") ?? match?.[3];
}
