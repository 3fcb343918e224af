import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './endOfLine.ts';
import { explainTextStart } from './explainTextStart.ts';
import {
  findUnclosedQuote,
  findUnclosedQuoteAbove,
  findUnclosedQuoteInBrackets,
} from './findUnclosedQuote.ts';

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
  if (open)
    return {
      rule: 'unclosed-quote',
      message: `The quotation mark ${open.mark} is not closed.`,
      hint: `add ${open.mark} at the end of the text`,
      at: { file: source, from: open.from, to: open.from + 1 },
    };
  const quoted = /^\s*(?:- +)*(?:[^\s:"'][^:"']*: +)?((["']).*)$/.exec(source.line(line));
  if (error.code !== 'UNEXPECTED_TOKEN' || !quoted) return undefined;
  const [from] = error.pos;
  const isApostrophe = quoted[2] === "'";
  return {
    rule: 'yaml-syntax',
    message: 'There is text after the closing quotation mark.',
    hint: isApostrophe
      ? "put the text in double quotes, or double the apostrophe ('')"
      : 'write \\" for a quotation mark inside the text, or put the text in single quotes',
    at: { file: source, from, to: endOfLine(source, from) },
  };
}
