import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { colonInText } from '../../rules/yaml/colon-in-text.ts';
import { reportUnclosed } from '../../rules/yaml/unclosed.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { explainOutdentedValue } from './explainOutdentedValue.ts';
import { explainWrongBracket } from './explainWrongBracket.ts';
import { findOpenBracket } from './findOpenBracket.ts';
import { endOfLine } from './lines.ts';

/** Explains a missing or extra bracket, comma or colon in a list or mapping in brackets. */
export function explainBracketError(
  source: SourceFile,
  error: YAMLParseError,
): Problem | undefined {
  const [from] = error.pos;
  const separatorProblem = explainSeparator(source, error);
  if (separatorProblem) return separatorProblem;
  const isUnclosed = /^Flow |flow collection/.test(error.message);
  if (!isUnclosed && !/Unexpected flow-(?:seq|map)-end/.test(error.message)) return undefined;
  const open = isUnclosed ? findOpenBracket(source.text, from) : undefined;
  if (open === undefined && !/[\]}]/.test(source.text.charAt(from))) return undefined;
  const form =
    open === undefined
      ? undefined
      : (explainOutdentedValue(source, open) ??
        explainWrongBracket(source, error, source.position(open).line));
  if (form) return form;
  const character = source.text.charAt(open ?? from);
  const at = { file: source, from: open ?? from, to: (open ?? from) + 1 };
  if (open === undefined)
    return reportUnclosed('unclosed-bracket', {
      message: `There is an extra \`${character}\`.`,
      hint: 'remove it',
      at,
    });
  return reportUnclosed('unclosed-bracket', {
    message: `The bracket \`${character}\` is not closed.`,
    hint: `close it with \`${character === '[' ? ']' : '}'}\`, or put the text in quotes`,
    at,
  });
}

function explainSeparator(
  source: SourceFile,
  { code, message, pos }: YAMLParseError,
): Problem | undefined {
  const [from, to] = pos;
  if (code === 'BLOCK_IN_FLOW') {
    const rest = source.text.slice(from, endOfLine(source, from));
    const open = findOpenBracket(source.text, from);
    // If the line does not close the bracket, the bracket is to blame.
    if (open !== undefined && findOpenBracket(source.text, from + rest.length) === open)
      return undefined;
    return colonInText({
      message: 'A colon inside brackets starts a new key.',
      hint: 'add a comma before that key; if the colon is part of a text, put the text in double quotes',
      at: { file: source, from, to: from + source.text.slice(from, to).trimEnd().length },
    });
  }
  const isExtra = /^Unexpected , in flow/.test(message);
  const isMissing =
    /^Missing , or : between flow/.test(message) ||
    (/^Unexpected scalar token/.test(message) && findOpenBracket(source.text, from) !== undefined);
  if (!isExtra && !isMissing) return undefined;
  return syntaxError({
    message: isExtra
      ? 'There is an extra comma.'
      : 'A comma is missing between two entries in brackets.',
    hint: isExtra ? 'remove it' : 'add a comma, or put the text in quotes',
    at: { file: source, from, to: Math.max(from + 1, to) },
  });
}
