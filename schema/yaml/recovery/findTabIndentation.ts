import { parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { reportIndentation } from '../../rules/yaml/indentation.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { findEntryAround } from './findEntryAround.ts';

/** Reports a line that is indented with a tab, with the spaces to use instead as its fix. */
export function findTabIndentation(
  source: SourceFile,
  { code }: YAMLParseError,
  line: number,
): Problem | undefined {
  const indentation = /^( *)(\t[ \t]*)\S/.exec(source.line(line));
  if (!indentation || !indentationErrors.includes(code)) return undefined;
  const [, spaces = '', tabs = ''] = indentation;
  const from = (source.lineStarts[line - 1] ?? 0) + spaces.length;
  const at = { file: source, from, to: from + tabs.length };
  const width = intendedWidth(source, line, spaces + tabs);
  return reportIndentation('tab-indentation', {
    message: 'This line is indented with a tab; YAML allows only spaces.',
    hint: 'indent each level with two spaces',
    at,
    ...(width >= spaces.length && { fix: [{ at, text: ' '.repeat(width - spaces.length) }] }),
  });
}

/** The codes of errors of the parser that a tab can cause. */
const indentationErrors = ['TAB_AS_INDENT', 'BAD_INDENT', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'];

/** Returns the number of spaces for an indentation: two per tab, unless the line above needs more. */
function intendedWidth(source: SourceFile, line: number, indentation: string): number {
  const width = indentation.replaceAll('\t', '  ').length;
  const above = source.line(previousLine(source, line));
  const keyColumn = /^\s*(?:- +)*/.exec(above)?.[0].length ?? 0;
  if (/:\s*(?:#.*)?$/.test(above)) return Math.max(width, keyColumn + 2);
  // The only line with tabs goes on where the line above is.
  if (!source.text.split('\n').some((text, index) => index !== line - 1 && /^ *\t/.test(text)))
    return isValid(source, line, keyColumn) ? keyColumn : width;
  return isValid(source, line, width) ? width : keyColumn;
}

function previousLine(source: SourceFile, line: number): number {
  let above = line - 1;
  while (above > 1 && !/^\s*[^\s#]/.test(source.line(above))) above--;
  return above;
}

/** Whether the entry up to a line is valid if that line is indented with `width` spaces. */
function isValid(source: SourceFile, line: number, width: number): boolean {
  const start = source.lineStarts[line - 1] ?? 0;
  const { from } = findEntryAround(source.text, start) ?? { from: start };
  const text = `${source.text.slice(from, start)}${' '.repeat(width)}${source.line(line).trim()}`;
  return parseDocument(text, { prettyErrors: false, logLevel: 'silent' }).errors.length === 0;
}
