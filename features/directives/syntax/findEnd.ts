/** The lines of a text, by the offsets of their starts and ends. */
export interface Lines {
  src: string;
  bMarks: readonly number[];
  eMarks: readonly number[];
}

/**
 * Returns the number of the line that closes a directive, or `end` without one. A line of colons closes the
 * last directive that was opened with as many, or else the innermost one with fewer. Colons in code do not
 * count.
 *
 * @param line the first line inside
 */
export function findEnd(
  { src, bMarks, eMarks }: Lines,
  line: number,
  end: number,
  colons: number,
): number {
  const open = [colons];
  let fence: string | undefined;
  for (let at = line; at < end; at++) {
    const text = src.slice(bMarks[at], eMarks[at]);
    const mark = /^[ \t>]*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence !== undefined) {
      if (mark?.startsWith(fence) && text.trim() === mark) fence = undefined;
      continue;
    }
    if (mark) {
      fence = mark;
      continue;
    }
    const [, signs, rest] = /^ {0,3}(:{3,})[ \t]*(.*)$/.exec(text) ?? [];
    if (!signs) continue;
    if (rest?.trim()) {
      if (/^[A-Za-z]/.test(rest)) open.push(signs.length);
      continue;
    }
    const same = open.lastIndexOf(signs.length);
    if (same >= 0) open.length = same;
    else if (signs.length > (open.at(-1) ?? 0)) open.pop();
    if (open.length === 0) return at;
  }
  return end;
}
