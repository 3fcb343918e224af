import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { textReadAsAlias } from '../../rules/yaml/anchors.ts';
import { colonInText } from '../../rules/yaml/colon-in-text.ts';
import { secondDocument } from '../../rules/yaml/multiple-documents.ts';
import { nestedBeyondParser } from '../../rules/yaml/nesting.ts';
import { reservedCharacter } from '../../rules/yaml/reserved-character.ts';
import { textAfterHash } from '../../rules/yaml/text-after-hash.ts';
import { unquotedExpression } from '../../rules/yaml/unquoted-expression.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { explainBracketError } from './explainBracketError.ts';
import { explainIndentationError, explainItemWithoutColon } from './explainIndentationError.ts';
import { explainLeftover } from './explainLeftover.ts';
import { explainLostBreak } from './explainLostBreak.ts';
import { explainMisplacedLine } from './explainMisplacedLine.ts';
import { explainQuoteError } from './explainQuoteError.ts';
import { explainTextStart } from './explainTextStart.ts';
import { explainWrongBracket } from './explainWrongBracket.ts';
import { findOpenBracket } from './findOpenBracket.ts';
import { findPastedCharacter } from './findPastedCharacter.ts';
import { findTabIndentation } from './findTabIndentation.ts';
import { endOfLine, nextLine } from './lines.ts';

/**
 * Explains a syntax error of the YAML parser at the place to fix: the parser often fails some lines
 * after a missing quotation mark or bracket.
 */
export function explainSyntaxError(source: SourceFile, error: YAMLParseError): Problem {
  const [from] = error.pos;
  const { line } = source.position(Math.min(from, source.text.length));
  return (
    explainLeftover(source, error, line) ??
    findTabIndentation(source, error, line) ??
    findPastedCharacter(source, line) ??
    explainWrongBracket(source, error, line) ??
    explainTemplate(source, line) ??
    explainTextStart(source, line) ??
    explainHash(source, error) ??
    explainQuoteError(source, error, line) ??
    explainAsterisk(source, error, line) ??
    explainHyphen(source, error, line) ??
    explainColonError(source, error, line) ??
    explainBracketError(source, error) ??
    explainIndentationError(source, error, line) ??
    explainByCode(source, error, line)
  );
}

/** Explains `key: {{ name }} text` without quotes, in which YAML reads the braces as a mapping. */
function explainTemplate(source: SourceFile, line: number): Problem | undefined {
  const text = source.line(line);
  const match = /^(\s*(?:- +)*(?:[\w@-]+: +)?)(\{\{.*?)\s*$/.exec(text);
  if (!match?.[1]?.trim()) return undefined;
  const [, before = '', value = ''] = match;
  const start = (source.lineStarts[line - 1] ?? 0) + before.length;
  const at = { file: source, from: start, to: start + value.length };
  return unquotedExpression({
    message: 'Put a text that starts with `{{` in quotes; YAML reads the braces as a mapping.',
    hint: `write "${value}"`,
    at,
    ...(!value.includes('"') && !value.includes(' #') && { fix: [{ at, text: `"${value}"` }] }),
  });
}

/** Explains `{ to: /{{ row.key }} }`, in which the value with the expression needs quotes. */
function explainInnerTemplate(source: SourceFile, line: number): Problem | undefined {
  const match = innerTemplate.exec(source.line(line));
  if (!match) return undefined;
  const from = (source.lineStarts[line - 1] ?? 0) + match.index;
  const at = { file: source, from, to: from + match[0].length };
  return unquotedExpression({
    message: 'Inside brackets, a value with `{{ }}` needs quotes.',
    hint: `write "${match[0]}"`,
    at,
    fix: [{ at, text: `"${match[0]}"` }],
  });
}

const innerTemplate =
  /(?<=[:,[{] )(?:[^\s"'{},[\]](?:[^"'{},[\]:]|:(?! ))*)?\{\{[^{}"']*\}\}(?:[^"'{},[\]]*[^\s"'{},[\]])?(?=\s*[,}\]])/;

/** Explains `*word* text` without quotes, in which YAML reads `*word*` as an alias. */
function explainAsterisk(
  source: SourceFile,
  { code }: YAMLParseError,
  line: number,
): Problem | undefined {
  const match = /^(\s*(?:- +)*(?:[^\s:"'][^:"']*: +)?)(([*&])\S*)(\s.*)?$/.exec(source.line(line));
  if (!match || (code !== 'UNEXPECTED_TOKEN' && code !== 'BAD_ALIAS')) return undefined;
  const [, before = '', word = '', mark] = match;
  const from = (source.lineStarts[line - 1] ?? 0) + before.length;
  const at = { file: source, from, to: from + word.length };
  if (mark === '*') return textReadAsAlias(word, at);
  return reservedCharacter({
    message: `Put a text that starts with \`${mark}\` in quotes; YAML reads \`${word}\` as an anchor.`,
    hint: 'put the whole text in double quotes',
    at,
  });
}

/** Explains `key: - item`, a list on the line of its key. */
function explainHyphen(
  source: SourceFile,
  { pos }: YAMLParseError,
  line: number,
): Problem | undefined {
  const column = /^\s*(?:- +)*[^\s:"'#][^:"'#]*: +(?=-(?:\s|$))/.exec(source.line(line))?.[0]
    .length;
  const from = (source.lineStarts[line - 1] ?? 0) + (column ?? 0);
  if (column === undefined || pos[0] > from + 1) return undefined;
  return syntaxError({
    message: 'A list cannot start on the line of its key.',
    hint: 'start it on the next line; if the hyphen is part of a text, put the text in quotes',
    at: { file: source, from, to: from + 1 },
  });
}

/** Explains an error by the code of the parser alone. */
function explainByCode(source: SourceFile, error: YAMLParseError, line: number): Problem {
  const [from] = error.pos;
  const at = { file: source, from, to: Math.max(error.pos[1], from + 1) };
  switch (error.code) {
    case 'MULTIPLE_DOCS':
      return secondDocument({
        message: 'A `---` line starts a second document.',
        hint: 'remove the line',
        at: { ...at, to: from + Math.max(1, source.line(line).trimEnd().length) },
      });
    case 'BAD_SCALAR_START':
      return reservedCharacter({
        message: `Text without quotes cannot start with \`${source.text.charAt(from)}\`.`,
        hint: 'put the text in double quotes',
        at: { ...at, to: from + 1 },
      });
    case 'BAD_DQ_ESCAPE':
      return syntaxError({
        message: `\`${source.text.slice(from, from + 2)}\` is not a valid escape sequence in double quotes.`,
        hint: 'double the backslash, or put the text in single quotes',
        at: { ...at, to: from + 2 },
      });
    case 'RESOURCE_EXHAUSTION':
      return nestedBeyondParser(findDeepNesting(source));
    default:
      if (/[:-] +[|>][-+\d]* +[^\s#]/.test(source.line(line)))
        return syntaxError({
          message: 'A text after `|` or `>` starts on the next line.',
          hint: 'break the line there, and indent the text more than its key',
          at: { ...at, to: Math.max(from + 1, endOfLine(source, from)) },
        });
      return (
        explainInnerTemplate(source, line) ??
        syntaxError({
          message: 'The YAML is not valid from here on.',
          hint: 'check the indentation, quotes and colons of the lines nearby',
          at: { ...at, to: Math.min(at.to, Math.max(from + 1, endOfLine(source, from))) },
        })
      );
  }
}

/** Finds the first run of opening brackets or hyphens that is too long to be intended. */
function findDeepNesting(source: SourceFile) {
  const match = /(?:[[{]\s*){50}|(?:- ){50}/.exec(source.text);
  const from = match?.index ?? 0;
  return { file: source, from, to: from + 1 };
}

/** Explains `{ text: Our #1 tour }`, in which YAML reads the rest of the line as a comment. */
function explainHash(source: SourceFile, error: YAMLParseError): Problem | undefined {
  if (!/^Flow |flow collection/.test(error.message)) return undefined;
  const open = findOpenBracket(source.text, error.pos[0]);
  if (open === undefined) return undefined;
  const line = source.text.slice(open, endOfLine(source, open));
  const hash = /\s#[\p{L}\d][^"'#]*[\]}]$/u.exec(line);
  if (!hash) return undefined;
  const from = open + hash.index + 1;
  // After a colon, the text is all of the value.
  const anchor = /: $/.test(line.slice(0, hash.index + 1))
    ? /^#[\w-]+(?=\s*[\]},])/.exec(line.slice(hash.index + 1))?.[0]
    : undefined;
  return textAfterHash({
    message: `YAML reads \`${line.slice(hash.index + 1)}\` as a comment, so the bracket is never closed.`,
    hint: 'put the whole text in quotes',
    at: { file: source, from, to: open + line.length },
    severity: 'error',
    ...(anchor && {
      fix: [{ at: { file: source, from, to: from + anchor.length }, text: `"${anchor}"` }],
    }),
  });
}

/** Explains `key: text: more`, in which YAML reads the second colon as the end of another key. */
function explainColonError(
  source: SourceFile,
  { code, pos }: YAMLParseError,
  line: number,
): Problem | undefined {
  if (code !== 'BLOCK_AS_IMPLICIT_KEY' && code !== 'BLOCK_IN_FLOW') return undefined;
  const [from] = pos;
  const rest = source.text.slice(from, endOfLine(source, from));
  // A plain text starts with neither a hyphen nor a bracket, so such a line is only misplaced.
  const colon = /^\s*(?:- |[[{])/.test(rest) ? null : /:(?=\s|$)/.exec(rest.replace(/\s#.*$/, ''));
  if (!colon || code === 'BLOCK_IN_FLOW') {
    const misplaced = /^\s*[-&*!]/.test(rest) ? line : nextLine(source, line);
    if (code === 'BLOCK_IN_FLOW' || !misplaced) return undefined;
    const withoutColon = explainItemWithoutColon(source, misplaced);
    if (withoutColon) return withoutColon;
    return explainMisplacedLine(
      source,
      misplaced,
      /^\s/.test(source.line(misplaced))
        ? 'This line is indented more than the line above, which already has a value.'
        : 'The indentation of this line does not match its neighbours.',
    );
  }
  const value = rest.replace(/\s+#.*$/, '').trimEnd();
  const lostBreak = explainLostBreak(source, line, from);
  if (lostBreak) return lostBreak;
  const wholeText = { file: source, from, to: from + value.length };
  // Typographic quotation marks around the text were meant as quotes.
  const text = value.replace(/^[“„”]([^“„”]*)[“”]$/, '$1');
  return colonInText({
    message: 'YAML reads a colon followed by a space as the end of a key, even inside a text.',
    hint:
      text === value
        ? 'put the whole text in double quotes'
        : 'replace the typographic quotation marks by straight ones: "…"',
    at: { file: source, from: from + colon.index, to: from + colon.index + 1 },
    ...(!/["\\]/.test(value) && { fix: [{ at: wholeText, text: `"${text}"` }] }),
  });
}
