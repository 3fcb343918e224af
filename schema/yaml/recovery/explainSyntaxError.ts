import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './endOfLine.ts';
import { explainBracketError } from './explainBracketError.ts';
import { explainMisplacedLine } from './explainMisplacedLine.ts';
import { findPastedCharacter } from './findPastedCharacter.ts';
import { findTabIndentation } from './findTabIndentation.ts';
import {
  findUnclosedQuote,
  findUnclosedQuoteAbove,
  findUnclosedQuoteInBrackets,
} from './findUnclosedQuote.ts';

/**
 * A syntax error of the YAML parser in words for people, at the place that is to be mended: the
 * parser often notices a forgotten quote or bracket only lines later.
 */
export function explainSyntaxError(source: SourceFile, error: YAMLParseError): Problem {
  const [from] = error.pos;
  const { line } = source.position(Math.min(from, source.text.length));
  return (
    findTabIndentation(source, error, line) ??
    findPastedCharacter(source, line) ??
    template(source, line) ??
    quote(source, error, line) ??
    asterisk(source, error, line) ??
    hyphen(source, error, line) ??
    colon(source, error, line) ??
    explainBracketError(source, error) ??
    indentation(source, error, line) ??
    other(source, error, line)
  );
}

/** `key: {{ name }} text` without quotes: YAML takes the braces for a mapping. */
function template(source: SourceFile, line: number): Problem | undefined {
  const text = source.line(line);
  const match = /^(\s*(?:- +)*(?:[\w@-]+: +)?)(\{\{.*?)\s*$/.exec(text);
  if (!match?.[1]?.trim()) return undefined;
  const [, lead = '', value = ''] = match;
  const start = (source.lineStarts[line - 1] ?? 0) + lead.length;
  const at = { file: source, from: start, to: start + value.length };
  return {
    rule: 'unquoted-expression',
    message: 'Put a text that starts with `{{` in quotes; YAML reads the braces as a mapping.',
    hint: `write "${value}"`,
    at,
    ...(!value.includes('"') && !value.includes(' #') && { fix: [{ at, text: `"${value}"` }] }),
  };
}

function quote(source: SourceFile, error: YAMLParseError, line: number): Problem | undefined {
  const open =
    findUnclosedQuote(source, line) ??
    (/closing ["']quote/.test(error.message)
      ? (findUnclosedQuoteInBrackets(source, line) ?? findUnclosedQuoteAbove(source, line))
      : undefined);
  if (open)
    return {
      rule: 'unclosed-quote',
      message: `The quotation mark ${open.mark} is not closed.`,
      hint: `add ${open.mark} at the end of the text`,
      at: { file: source, from: open.from, to: open.from + 1 },
    };
  const after = /^\s*(?:- +)*(?:[^\s:"'][^:"']*: +)?((["']).*)$/.exec(source.line(line));
  if (error.code !== 'UNEXPECTED_TOKEN' || !after) return undefined;
  const [from] = error.pos;
  const apostrophe = after[2] === "'";
  return {
    rule: 'yaml-syntax',
    message: 'There is text after the closing quotation mark.',
    hint: apostrophe
      ? "put the text in double quotes, or double the apostrophe ('')"
      : 'write \\" for a quotation mark inside the text, or put the text in single quotes',
    at: { file: source, from, to: endOfLine(source, from) },
  };
}

/** `*word* text`: YAML takes the asterisk for an alias. */
function asterisk(source: SourceFile, { code }: YAMLParseError, line: number): Problem | undefined {
  const match = /^(\s*(?:- +)*(?:[^\s:"'][^:"']*: +)?)(([*&])\S*)(\s.*)?$/.exec(source.line(line));
  if (!match || (code !== 'UNEXPECTED_TOKEN' && code !== 'BAD_ALIAS')) return undefined;
  const [, lead = '', word = '', mark] = match;
  const from = (source.lineStarts[line - 1] ?? 0) + lead.length;
  return {
    rule: mark === '*' ? 'undefined-anchor' : 'reserved-character',
    message: `Put a text that starts with \`${mark}\` in quotes; YAML reads \`${word}\` as an ${mark === '*' ? 'alias' : 'anchor'}.`,
    hint: 'put the whole text in double quotes',
    at: { file: source, from, to: from + word.length },
  };
}

/** `key: - entry`: a list begins in the line below its key. */
function hyphen(source: SourceFile, { pos }: YAMLParseError, line: number): Problem | undefined {
  const lead = /^\s*(?:- +)*[^\s:"'#][^:"'#]*: +(?=-(?:\s|$))/.exec(source.line(line))?.[0].length;
  const from = (source.lineStarts[line - 1] ?? 0) + (lead ?? 0);
  if (lead === undefined || pos[0] > from + 1) return undefined;
  return {
    rule: 'yaml-syntax',
    message: 'A list cannot start on the line of its key.',
    hint: 'start it on the next line; if the hyphen is part of a text, put the text in quotes',
    at: { file: source, from, to: from + 1 },
  };
}

/** `key: text: more`: the second colon starts a mapping. */
function colon(
  source: SourceFile,
  { code, pos }: YAMLParseError,
  line: number,
): Problem | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'BLOCK_IN_FLOW') return undefined;
  const [from] = pos;
  const rest = source.text.slice(from, endOfLine(source, from));
  // A plain text begins with neither hyphen nor bracket: such a line stands in the wrong column.
  const inner = /^\s*(?:- |[[{])/.test(rest) ? null : /:(?=\s|$)/.exec(rest.replace(/\s#.*$/, ''));
  if (!inner || code === 'BLOCK_IN_FLOW') {
    const next = /^\s*[-&*!]/.test(rest) ? line : nextLine(source, line);
    if (code === 'BLOCK_IN_FLOW' || !next) return undefined;
    return explainMisplacedLine(
      source,
      next,
      'This line is indented more than the line above, which already has a value.',
    );
  }
  const value = rest.replace(/\s+#.*$/, '').trimEnd();
  const at = { file: source, from: from + inner.index, to: from + inner.index + 1 };
  const whole = { file: source, from, to: from + value.length };
  return {
    rule: 'colon-in-text',
    message: 'YAML reads a colon followed by a space as the end of a key, even inside a text.',
    hint: 'put the whole text in double quotes',
    at,
    ...(!/["\\]/.test(value) && { fix: [{ at: whole, text: `"${value}"` }] }),
  };
}

function indentation(source: SourceFile, error: YAMLParseError, line: number): Problem | undefined {
  const { code, message } = error;
  if (code === 'MULTILINE_IMPLICIT_KEY' || /Implicit map keys need/.test(message)) {
    const text = source.line(line);
    const pressed = /^\s*(?:- +)*([\w-]+):(?=\S)/.exec(text);
    const from = (source.lineStarts[line - 1] ?? 0) + (/\S/.exec(text)?.index ?? 0);
    if (pressed) {
      const at = { file: source, from, to: endOfLine(source, from) };
      const after = from + (pressed[0].length - (/\S/.exec(text)?.index ?? 0));
      return {
        rule: 'yaml-syntax',
        message: 'A space is missing after the colon.',
        hint: `write \`${pressed[1]}: \` with a space`,
        at,
        fix: [{ at: { file: source, from: after, to: after }, text: ' ' }],
      };
    }
    if (/^\s*-(?:\s|$)/.test(text))
      return explainMisplacedLine(
        source,
        line,
        'The indentation of this list item does not match the other items.',
      );
    return {
      rule: 'yaml-syntax',
      message: 'This line is neither a key with a colon nor part of a text.',
      hint: 'add a colon after the key, or indent the line to make it part of the text above',
      at: { file: source, from, to: endOfLine(source, from) },
    };
  }
  if (code === 'BAD_INDENT' || /without - indicator/.test(message)) {
    const at = /\S/.test(source.line(line)) ? line : (nextLine(source, line) ?? line);
    return explainMisplacedLine(
      source,
      at,
      'The indentation of this line does not match its neighbours.',
    );
  }
  return undefined;
}

function other(source: SourceFile, error: YAMLParseError, line: number): Problem {
  const [from, to] = error.pos;
  const at = { file: source, from, to: Math.max(to, from + 1) };
  switch (error.code) {
    case 'MULTIPLE_DOCS': {
      const text = source.line(line);
      return {
        rule: 'multiple-documents',
        message: 'A `---` line starts a second document.',
        hint: 'remove the line',
        at: { ...at, to: from + Math.max(1, text.trimEnd().length) },
      };
    }
    case 'BAD_SCALAR_START':
      return {
        rule: 'reserved-character',
        message: `Text without quotes cannot start with \`${source.text.charAt(from)}\`.`,
        hint: 'put the text in double quotes',
        at: { ...at, to: from + 1 },
      };
    case 'BAD_DQ_ESCAPE':
      return {
        rule: 'yaml-syntax',
        message: `\`${source.text.slice(from, from + 2)}\` is not a valid escape sequence in double quotes.`,
        hint: 'double the backslash, or put the text in single quotes',
        at: { ...at, to: from + 2 },
      };
    case 'RESOURCE_EXHAUSTION':
      return {
        rule: 'nested-too-deep',
        message: 'Values are nested too deeply.',
        hint: 'look for extra brackets or hyphens',
        at: deepest(source),
      };
    default:
      return {
        rule: 'yaml-syntax',
        message: 'The YAML is not valid from here on.',
        hint: 'check the indentation, quotes and colons of the lines nearby',
        at: { ...at, to: Math.min(at.to, Math.max(from + 1, endOfLine(source, from))) },
      };
  }
}

/** Where brackets or hyphens first go deeper than anyone means. */
function deepest(source: SourceFile) {
  const match = /(?:[[{]\s*){50}|(?:- ){50}/.exec(source.text);
  const from = match?.index ?? 0;
  return { file: source, from, to: from + 1 };
}

function nextLine(source: SourceFile, line: number): number | undefined {
  for (let next = line + 1; next <= source.lineStarts.length; next++)
    if (/^\s*[^\s#]/.test(source.line(next))) return next;
  return undefined;
}
