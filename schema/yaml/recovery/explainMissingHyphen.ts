import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './endOfLine.ts';

/** Explains a line that starts a list item without a hyphen, by the offset of its first key or word. */
export function explainMissingHyphen(source: SourceFile, from: number): Problem {
  const to = endOfLine(source, from);
  const key = /^[\w-]+(?=:)/.exec(source.text.slice(from, to))?.[0];
  const lineStart = source.text.lastIndexOf('\n', from - 1) + 1;
  const hasRoom = /^ +$/.test(source.text.slice(lineStart, from));
  return {
    rule: 'missing-hyphen',
    message: key ? `A hyphen is missing before \`${key}\`.` : 'A hyphen is missing on this line.',
    hint: 'start each item of a list with `- `',
    at: { file: source, from, to: key ? from + key.length : to },
    ...(hasRoom && { fix: [{ at: { file: source, from: from - 2, to: from }, text: '- ' }] }),
  };
}
