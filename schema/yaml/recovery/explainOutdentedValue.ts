import type { Problem } from '../../diagnostics/Problem.ts';
import { reportIndentation } from '../../rules/yaml/indentation.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { getIndent } from './lines.ts';

/**
 * Explains a text in quotes, or a list or mapping in brackets, that continues on lines which are not
 * indented more than their key. Returns undefined if the value does not end below, or all its lines are
 * indented far enough.
 *
 * @param open offset of the opening quotation mark or bracket
 */
export function explainOutdentedValue(source: SourceFile, open: number): Problem | undefined {
  const { line } = source.position(open);
  const [, margin = '', key] = /^(\s*(?:- +)*)(?:([\w@-]+):)?/.exec(source.line(line)) ?? [];
  const indent = key === undefined ? getIndent(source.line(line)) : margin.length;
  const last = findEnd(source, open, indent);
  if (last === undefined) return undefined;
  const lines = Array.from({ length: last - line }, (_, index) => line + 1 + index);
  const isEmpty = (number: number) => !/\S/.test(source.line(number));
  const outdented = lines.filter(
    (number) => !isEmpty(number) && getIndent(source.line(number)) <= indent,
  );
  const [first] = outdented;
  if (first === undefined) return undefined;
  const start = source.lineStarts[first - 1] ?? 0;
  const text = source.line(first);
  return reportIndentation('bad-indentation', {
    message: key
      ? `This line belongs to the value of \`${key}\`, so it must be indented more than \`${key}\`.`
      : 'This line belongs to the value above, so it must be indented more than its hyphen.',
    hint: `indent it with ${indent + 2} spaces`,
    at: { file: source, from: start + getIndent(text), to: start + text.trimEnd().length },
    // After an empty line or within a word, nobody would notice that a line break was typed by mistake.
    ...(!lines.some(isEmpty) &&
      !outdented.some((number) => splitsText(source, open, number)) && {
        fix: outdented.map((number) => {
          const from = source.lineStarts[number - 1] ?? 0;
          const to = from + getIndent(source.line(number));
          return { at: { file: source, from, to }, text: ' '.repeat(indent + 2) };
        }),
      }),
  });
}

/** Whether a line break is within a text in brackets, where line breaks follow commas and brackets. */
function splitsText(source: SourceFile, open: number, line: number): boolean {
  return (
    /[[{]/.test(source.text.charAt(open)) &&
    /[\p{L}\p{N}]$/u.test(source.line(line - 1)) &&
    /^\s*[\p{L}\p{N}]/u.test(source.line(line))
  );
}

/** How many lines below its first one a value can end. */
const mostLines = 100;

/** Returns the line on which a value ends, unless a line before looks like another key or item. */
function findEnd(source: SourceFile, open: number, indent: number): number | undefined {
  const { line, column } = source.position(open);
  const mark = source.text.charAt(open);
  const isQuote = mark === '"' || mark === "'";
  let depth = 0;
  let quote = '';
  for (
    let number = line;
    number <= Math.min(line + mostLines, source.lineStarts.length);
    number++
  ) {
    const text = source.line(number);
    if (number > line && getIndent(text) <= indent && startsEntry(text, isQuote)) {
      const isLast = !isQuote && /^\s*[\]}]/.test(source.line(number + 1));
      if (!isLast) return undefined;
    }
    for (let at = number === line ? column - 1 : 0; at < text.length; at++) {
      const character = text.charAt(at);
      if (quote) {
        if (quote === '"' && character === '\\') at++;
        else if (character !== quote) continue;
        else if (quote === "'" && text.charAt(at + 1) === quote) at++;
        else quote = '';
      } else if (character === '#' && /\s/.test(text.charAt(at - 1))) break;
      else if (isQuote && at === column - 1 && number === line) quote = mark;
      else if (!isQuote && /["']/.test(character) && /[\s[{,:]/.test(text.charAt(at - 1)))
        quote = character;
      else if (/[[{]/.test(character)) depth++;
      else if (/[\]}]/.test(character)) depth--;
      if (quote === '' && depth === 0)
        return /^[^\S\n]*(?:#.*)?$/.test(text.slice(at + 1)) ? number : undefined;
    }
  }
  return undefined;
}

/** Whether a line looks like a key or an item beside the value; in brackets, keys end with a comma. */
function startsEntry(text: string, isQuote: boolean): boolean {
  if (/^\s*- /.test(text)) return true;
  return (
    /^\s*["']?[\w@/-]+["']?:(?:\s|$)/.test(text) && (isQuote || !/[,\]}]\s*(?:#.*)?$/.test(text))
  );
}
