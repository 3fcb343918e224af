import type { SourceFile } from '../source/SourceFile.ts';

/**
 * The quotation mark that a value begins with and that its text never closes, at or before a line.
 * A quoted text may go on over lines that are indented deeper than its key; one that reaches a line
 * indented like its key was never closed.
 */
export function findUnclosedQuote(
  source: SourceFile,
  line: number,
): { from: number; mark: string } | undefined {
  const last = source.lineStarts.length;
  for (let number = firstLine(source, line); number <= line; number++) {
    const text = source.line(number);
    const match = /^(\s*(?:- +)*)(?:[^\s:"'#][^:"'#]*: +)?(["'])/.exec(text);
    if (!match) {
      const block = /[:-] +[|>][-+\d]*\s*(?:#.*)?$/.test(text);
      if (block) number = skipBlock(source, number, last);
      continue;
    }
    const [lead, indent = '', mark = ''] = match;
    const start = lead.length;
    if (closes(text, start, mark)) continue;
    let end = number + 1;
    while (
      end <= last &&
      isDeeper(source.line(end), indent.length) &&
      !closes(source.line(end), 0, mark)
    )
      end++;
    const reached = end <= last ? source.line(end) : '';
    if (end <= last && isDeeper(reached, indent.length) && closes(reached, 0, mark)) {
      number = end;
      continue;
    }
    return { from: (source.lineStarts[number - 1] ?? 0) + start - 1, mark };
  }
  return undefined;
}

/** The same above the key at the margin that a line belongs to: a quotation may run on to the end. */
export function findUnclosedQuoteAbove(
  source: SourceFile,
  line: number,
): { from: number; mark: string } | undefined {
  for (let above = firstLine(source, line) - 1; above > 0; above = firstLine(source, above) - 1) {
    const open = findUnclosedQuote(source, above);
    if (open) return open;
  }
  return undefined;
}

/** The last quotation mark in brackets, at or before a line, that its own line does not close. */
export function findUnclosedQuoteInBrackets(
  source: SourceFile,
  line: number,
): { from: number; mark: string } | undefined {
  for (let number = line; number >= firstLine(source, line); number--) {
    const match = /^(.*[[{,]\s*(?:[\w@-]+:\s+)?)(["'])((?!\2).)*$/.exec(source.line(number));
    const [, lead = '', mark = ''] = match ?? [];
    if (mark) return { from: (source.lineStarts[number - 1] ?? 0) + lead.length, mark };
  }
  return undefined;
}

/** The nearest line above that begins at the left margin, or 2,000 lines up. */
function firstLine(source: SourceFile, line: number): number {
  for (let number = line; number > Math.max(1, line - 2000); number--)
    if (number < line && /^[^\s#-]/.test(source.line(number))) return number;
  return Math.max(1, line - 2000);
}

/** Whether the text from an offset on holds the closing mark. */
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

/** The last line of a block text (`|` or `>`), in which quotation marks mean nothing. */
function skipBlock(source: SourceFile, number: number, last: number): number {
  const indent = /^\s*(?:- +)*/.exec(source.line(number))?.[0].length ?? 0;
  let end = number + 1;
  while (end <= last && isDeeper(source.line(end), indent)) end++;
  return end - 1;
}
