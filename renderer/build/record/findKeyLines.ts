/** First and last line of a key with its value, counted from 1. */
export interface LineSpan {
  line: number;
  endLine: number;
}

/**
 * Finds a key of a YAML text by its path, without parsing the text, which takes seconds for a large
 * file. An empty path stands for the whole text. Returns undefined for keys that are not on lines of their own.
 */
export function findKeyLines(text: string, path: readonly string[]): LineSpan | undefined {
  const lines = text.split('\n');
  let [from, to] = [0, lines.length];
  for (const key of path) {
    const next = (index: number, isWanted: (indent: number) => boolean) => {
      while (index < to && !isWanted(indentOf(lines[index] as string))) index++;
      return index;
    };
    const first = next(from, (width) => width < nothing);
    const indent = indentOf(lines[first] ?? '');
    let at = first;
    while (at < to && keyOf(lines[at] as string) !== key)
      at = next(at + 1, (width) => width === indent);
    if (at >= to) return undefined;
    to = next(at + 1, (width) => width <= indent);
    from = at + 1;
  }
  while (to > from && lines[to - 1]?.trim() === '') to--;
  return { line: Math.max(from, 1), endLine: to };
}

/** Returns the indentation of a line; `nothing` for blank lines and comments. */
function indentOf(line: string): number {
  let start = 0;
  while (line[start] === ' ') start++;
  const isContent = start < line.length && line[start] !== '#' && line[start] !== '\r';
  return isContent ? start : nothing;
}

const nothing = Number.POSITIVE_INFINITY;

function keyOf(line: string): string | undefined {
  const match = /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|(.+?))\s*:(?:\s|$)/.exec(line);
  return match?.[1] ?? match?.[2]?.replaceAll("''", "'") ?? match?.[3];
}
