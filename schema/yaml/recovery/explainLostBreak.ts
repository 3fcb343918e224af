import type { Problem } from '../../diagnostics/Problem.ts';
import { colonInText } from '../../rules/yaml/colon-in-text.ts';
import { reportUnclosed } from '../../rules/yaml/unclosed.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { isKeyElsewhere } from './lines.ts';

/**
 * Explains a line with a second key of the file in its value: `- label: Prices, to: /prices }` lacks its
 * `{`, and `title: Prices description: …` a line break.
 *
 * @param from offset of the value
 * @param isKey whether a word is a key; by default, whether another line of the file has it as one
 */
export function explainLostBreak(
  source: SourceFile,
  line: number,
  from: number,
  isKey = (name: string) => isKeyElsewhere(source, name, line),
): Problem | undefined {
  const start = source.lineStarts[line - 1] ?? 0;
  const text = source.line(line);
  const column = from - start;
  const value = text.slice(column);
  const found = [...value.matchAll(/(^|[,;]? )([A-Za-z][\w-]*):(?=\s)/g)].find(([, , name = '']) =>
    isKey(name),
  );
  if (!found) return undefined;
  const [, separator = '', name = ''] = found;
  const key = start + column + found.index + separator.length;
  const at = { file: source, from: key, to: key + name.length };
  const own = /^\s*(?:- +)*/.exec(text)?.[0].length ?? 0;
  const brace = start + (found.index === 0 ? column : own);
  if (/\}\s*$/.test(value) && !text.includes('{'))
    return reportUnclosed('unclosed-bracket', {
      message: 'The `{` is missing that belongs to the `}` at the end of this line.',
      hint: `write \`{\` before \`${text.slice(brace - start).split(':')[0]}\``,
      at: { file: source, from: brace, to: at.to },
      fix: [{ at: { file: source, from: brace, to: brace }, text: '{ ' }],
    });
  return colonInText({
    message: `\`${name}:\` is a key in the middle of a line: a line break is missing before it.`,
    hint: /[,;]/.test(separator)
      ? `start \`${name}:\` on a line of its own and remove the \`${separator.trim()}\`, or write the keys in braces; if it is part of the text, put the whole text in double quotes`
      : `start \`${name}:\` on a line of its own; if it is part of the text, put the whole text in double quotes`,
    at,
  });
}
