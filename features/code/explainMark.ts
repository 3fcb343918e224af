import { countLines, parseRange } from './parseRange.ts';

/** What is wrong, and what to do. */
export interface CodeFlaw {
  message: string;
  hint: string;
}

/** Explains lines to mark that the code does not have; undefined if it has them. */
export function explainMark(lines: number | string, code: string): CodeFlaw | undefined {
  const range = parseRange(lines);
  if (!range)
    return {
      message: `\`${lines}\` names no lines of code, so nothing is marked.`,
      hint: 'write lines and ranges that count from 1, such as `2` and `5-7`',
    };
  const count = countLines(code);
  if (range[1] <= count) return undefined;
  return {
    message: `The code has ${count === 1 ? 'one line' : `${count} lines`}, so \`${lines}\` is beyond its end.`,
    hint: count === 1 ? 'mark line 1, or none' : `mark lines from 1 to ${count}`,
  };
}
