import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { reportUnclosed } from '../../rules/yaml/unclosed.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { explainOutdentedValue } from './explainOutdentedValue.ts';
import { explainTextStart } from './explainTextStart.ts';
import { explainTrailingSeparator } from './explainWrongBracket.ts';
import { endOfLine } from './lines.ts';

/** Explains a missing closing quotation mark, or text after a closing one. */
export function explainQuoteError(
  source: SourceFile,
  error: YAMLParseError,
  line: number,
): Problem | undefined {
  const open =
    findUnclosedQuote(source, line) ??
    (/closing ["']quote/.test(error.message)
      ? (findUnclosedQuoteInBrackets(source, line) ?? findUnclosedQuoteAbove(source, line))
      : undefined);
  const apostrophe = open && explainTextStart(source, source.position(open.from).line);
  if (apostrophe) return apostrophe;
  if (open) return explainOutdentedValue(source, open.from) ?? explainUnclosedQuote(source, open);
  const quoted = /^\s*(?:- +)*(?:(?:[^\s:"'][^:"']*|"[^"]*"|'[^']*'): +)?((["']).*)$/.exec(
    source.line(line),
  );
  if (error.code !== 'UNEXPECTED_TOKEN' || !quoted) return undefined;
  const [from] = error.pos;
  const separator = explainTrailingSeparator(source, from);
  if (separator) return separator;
  const isApostrophe = quoted[2] === "'";
  return syntaxError({
    message: 'There is text after the closing quotation mark.',
    hint: isApostrophe
      ? "put the text in double quotes, or double the apostrophe ('')"
      : 'write \\" for a quotation mark inside the text, or put the text in single quotes',
    at: { file: source, from, to: endOfLine(source, from) },
  });
}

function explainUnclosedQuote(source: SourceFile, { from, mark }: OpenQuote): Problem {
  const text = source.text.slice(from, endOfLine(source, from));
  const other = mark === '"' ? "'" : '"';
  const key = /^["']([\w-]+): /.exec(text)?.[1];
  if (key)
    return reportUnclosed('unclosed-quote', {
      message: `The quotation mark ${mark} stands before the key and is not closed.`,
      hint: `write \`${key}: ${mark}${text.slice(key.length + 3)}${mark}\``,
      at: { file: source, from, to: from + 1 },
      fix: [
        {
          at: { file: source, from, to: from + text.length },
          text: `${key}: ${mark}${text.slice(key.length + 3)}${mark}`,
        },
      ],
    });
  return reportUnclosed('unclosed-quote', {
    message: `The quotation mark ${mark} is not closed.`,
    hint: text.endsWith(other)
      ? `the text starts with ${mark}, so it must end with ${mark} and not with ${other}`
      : `add ${mark} at the end of the text`,
    at: { file: source, from, to: from + 1 },
  });
}

/** An opening quotation mark. */
interface OpenQuote {
  /** Its offset. */
  from: number;
  mark: string;
}

/**
 * Finds the quotation mark that opens a value and is never closed, at or above a line. A quoted text
 * may continue on lines that are indented deeper than its key; a line indented like the key ends it.
 */
function findUnclosedQuote(source: SourceFile, line: number): OpenQuote | undefined {
  const last = source.lineStarts.length;
  for (let number = firstLine(source, line); number <= line; number++) {
    const text = source.line(number);
    const match = /^(\s*(?:- +)*)(?:[^\s:"'#][^:"'#]*: +)?(["'])/.exec(text);
    if (!match) {
      const opensBlock = /[:-] +[|>][-+\d]*\s*(?:#.*)?$/.test(text);
      if (opensBlock) number = skipBlockScalar(source, number, last);
      continue;
    }
    const [upToMark, indent = '', mark = ''] = match;
    const start = upToMark.length;
    if (closes(text, start, mark)) continue;
    let end = number + 1;
    while (
      end <= last &&
      isDeeper(source.line(end), indent.length) &&
      !closes(source.line(end), 0, mark)
    )
      end++;
    const endLine = end <= last ? source.line(end) : '';
    if (end <= last && isDeeper(endLine, indent.length) && closes(endLine, 0, mark)) {
      number = end;
      continue;
    }
    return { from: (source.lineStarts[number - 1] ?? 0) + start - 1, mark };
  }
  return undefined;
}

/**
 * Finds an unclosed quotation mark above the key in column 0 that a line belongs to: the parser may
 * read an unclosed text up to the end of the file.
 */
function findUnclosedQuoteAbove(source: SourceFile, line: number): OpenQuote | undefined {
  for (let above = firstLine(source, line) - 1; above > 0; above = firstLine(source, above) - 1) {
    const open = findUnclosedQuote(source, above);
    if (open) return open;
  }
  return undefined;
}

/** Finds the last quotation mark in brackets, at or above a line, that its own line does not close. */
function findUnclosedQuoteInBrackets(source: SourceFile, line: number): OpenQuote | undefined {
  for (let number = line; number >= firstLine(source, line); number--) {
    const match = /^(.*[[{,]\s*(?:[\w@-]+:\s+)?)(["'])((?!\2).)*$/.exec(source.line(number));
    const [, before = '', mark = ''] = match ?? [];
    if (mark) return { from: (source.lineStarts[number - 1] ?? 0) + before.length, mark };
  }
  return undefined;
}

/** Returns the nearest line above with a key in column 0, but at most 2,000 lines up. */
function firstLine(source: SourceFile, line: number): number {
  for (let number = line; number > Math.max(1, line - 2000); number--)
    if (number < line && /^[^\s#-]/.test(source.line(number))) return number;
  return Math.max(1, line - 2000);
}

/** Whether a text contains the closing mark at or after an offset. */
function closes(text: string, from: number, mark: string): boolean {
  for (let at = from; at < text.length; at++) {
    const character = text.charAt(at);
    if (mark === '"' && character === '\\') at++;
    else if (character === mark) {
      if (mark === "'" && text.charAt(at + 1) === mark) at++;
      else return true;
    }
  }
  return false;
}

function isDeeper(text: string, indent: number): boolean {
  return /^\s*$/.test(text) || (/^\s*/.exec(text)?.[0].length ?? 0) > indent;
}

/** Returns the last line of a block scalar (`|` or `>`), in which quotation marks are text. */
function skipBlockScalar(source: SourceFile, number: number, last: number): number {
  const indent = /^\s*(?:- +)*/.exec(source.line(number))?.[0].length ?? 0;
  let end = number + 1;
  while (end <= last && isDeeper(source.line(end), indent)) end++;
  return end - 1;
}
