/** The first and the last of some lines, from 1. */
export type LineRange = readonly [first: number, last: number];

/** Parses lines such as `2` and `5-7`; undefined for what names none. */
export function parseRange(text: number | string): LineRange | undefined {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(String(text)) ?? [];
  const [first, last] = [Number(from), Number(to)];
  return first > 0 && last >= first ? [first, last] : undefined;
}

/** Counts the lines of code, without empty ones at the end. */
export function countLines(code: string): number {
  return code.replace(/\n+$/, '').split('\n').length;
}
