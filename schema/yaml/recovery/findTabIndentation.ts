import { parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { findEntry } from './blankEntry.ts';

/** A line that is indented with a tab, with the spaces that stand for it; undefined when it is not. */
export function findTabIndentation(
  source: SourceFile,
  { code }: YAMLParseError,
  line: number,
): Problem | undefined {
  const lead = /^( *)(\t[ \t]*)\S/.exec(source.line(line));
  const indentation = ['TAB_AS_INDENT', 'BAD_INDENT', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'];
  if (!lead || !indentation.includes(code)) return undefined;
  const [, spaces = '', tabs = ''] = lead;
  const from = (source.lineStarts[line - 1] ?? 0) + spaces.length;
  const at = { file: source, from, to: from + tabs.length };
  const column = columnOf(source, line, spaces + tabs);
  return {
    rule: 'tab-indentation',
    message: 'This line is indented with a tab; YAML allows only spaces.',
    hint: 'indent each level with two spaces',
    at,
    ...(column >= spaces.length && { fix: [{ at, text: ' '.repeat(column - spaces.length) }] }),
  };
}

/** Where the line should begin: two spaces a tab, or where the line above wants it to. */
function columnOf(source: SourceFile, line: number, lead: string): number {
  const wide = lead.replaceAll('\t', '  ').length;
  const above = source.line(previousLine(source, line));
  const key = /^\s*(?:- +)*/.exec(above)?.[0].length ?? 0;
  if (/:\s*(?:#.*)?$/.test(above)) return Math.max(wide, key + 2);
  return isReadable(source, line, wide) ? wide : key;
}

function previousLine(source: SourceFile, line: number): number {
  let above = line - 1;
  while (above > 1 && !/^\s*[^\s#]/.test(source.line(above))) above--;
  return above;
}

/** Whether the entry can be read up to the line when that begins after so many spaces. */
function isReadable(source: SourceFile, line: number, column: number): boolean {
  const start = source.lineStarts[line - 1] ?? 0;
  const [from] = findEntry(source.text, start) ?? [start];
  const text = `${source.text.slice(from, start)}${' '.repeat(column)}${source.line(line).trim()}`;
  return parseDocument(text, { prettyErrors: false, logLevel: 'silent' }).errors.length === 0;
}
