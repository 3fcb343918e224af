import type { Problem } from '../../diagnostics/Problem.ts';
import { missingHyphen } from '../../rules/yaml/missing-hyphen.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './lines.ts';

/**
 * Explains a line that starts a list item without a hyphen.
 *
 * @param from offset of its first key or word
 * @param column where the hyphen belongs, from 1; two columns to the left by default
 */
export function explainMissingHyphen(
  source: SourceFile,
  from: number,
  column = source.position(from).column - 2,
): Problem {
  const to = endOfLine(source, from);
  const key = /^[\w-]+(?=:)/.exec(source.text.slice(from, to))?.[0];
  const lineStart = source.text.lastIndexOf('\n', from - 1) + 1;
  const hyphen = lineStart + column - 1;
  const isCertain = column > 0 && /^ *$/.test(source.text.slice(lineStart, from));
  return missingHyphen({
    message: key ? `A hyphen is missing before \`${key}\`.` : 'A hyphen is missing on this line.',
    hint: 'start each item of a list with `- `',
    at: { file: source, from, to: key ? from + key.length : to },
    ...(isCertain && { fix: [{ at: { file: source, from: hyphen, to: from }, text: '- ' }] }),
  });
}
