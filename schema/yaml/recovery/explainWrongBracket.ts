import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './lines.ts';

/**
 * Explains an item of one line in the wrong brackets: `( key: value )`, `{ key: value )`,
 * `{{ key: value }`, and a comma behind the closing bracket.
 */
export function explainWrongBracket(
  source: SourceFile,
  { pos: [from] }: YAMLParseError,
  line: number,
): Problem | undefined {
  const [, before = '', item = ''] = form.exec(source.line(line)) ?? [];
  if (!item) return explainTrailingSeparator(source, from);
  const start = (source.lineStarts[line - 1] ?? 0) + before.length;
  const at = { file: source, from: start, to: start + item.length };
  const text = `{ ${item.replace(/^[({[]+\s*|\s*[)}\]]+$/g, '')} }`;
  if (/[()[\]{}"']/.test(text.slice(1, -1))) return explainTrailingSeparator(source, from);
  return syntaxError({
    message: 'A mapping starts with `{` and ends with `}`.',
    hint: `write \`${text}\``,
    at,
    fix: [{ at, text }],
  });
}

const form =
  /^(\s*(?:- +)*(?:[\w@-]+: +)?)((?:\(+\s*[\w-]+: .*[)}\]]+|\{\s*[\w-]+: .*[)\]]|\{\{\s*[\w-]+: [^{}]*\}))\s*$/;

/** Explains a comma or semicolon at the end of a line, outside of brackets. */
export function explainTrailingSeparator(source: SourceFile, from: number): Problem | undefined {
  const rest = source.text.slice(from, endOfLine(source, from));
  if (rest !== ',' && rest !== ';') return undefined;
  const at = { file: source, from, to: from + 1 };
  return syntaxError({
    message: `Outside of brackets, no \`${rest}\` ends a line.`,
    hint: 'remove it',
    at,
    fix: [{ at, text: '' }],
  });
}
