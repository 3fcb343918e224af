import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { explainMisplacedLine } from './explainMisplacedLine.ts';
import { endOfLine, getIndent, isKeyElsewhere, nextLine } from './lines.ts';

/** Explains a line with wrong indentation, or a line that is no key with a value. */
export function explainIndentationError(
  source: SourceFile,
  { code, message }: YAMLParseError,
  line: number,
): Problem | undefined {
  if (code === 'MULTILINE_IMPLICIT_KEY' || /Implicit map keys need/.test(message))
    return explainMissingColon(source, line);
  if (code !== 'BAD_INDENT' && !/without - indicator/.test(message)) return undefined;
  const known =
    explainHyphenWithoutSpace(source, line) ??
    explainTwoHyphens(source, line) ??
    explainItemWithoutColon(source, line);
  if (known) return known;
  const misplaced = /\S/.test(source.line(line)) ? line : (nextLine(source, line) ?? line);
  return explainMisplacedLine(
    source,
    misplaced,
    'The indentation of this line does not match its neighbours.',
  );
}

/** Explains `-item` below the items of a list, in which YAML reads the hyphen as part of a text. */
function explainHyphenWithoutSpace(source: SourceFile, line: number): Problem | undefined {
  const indent = /^ *(?=-[^\s-])/.exec(source.line(line))?.[0].length;
  if (indent === undefined) return undefined;
  let above = line - 1;
  while (above > 0 && (/^\s*$/.test(source.line(above)) || getIndent(source.line(above)) > indent))
    above--;
  if (!/^ *-\s/.test(source.line(above)) || getIndent(source.line(above)) < indent)
    return undefined;
  const from = (source.lineStarts[line - 1] ?? 0) + indent;
  const end = { file: source, from: from + 1, to: from + 1 };
  // Behind a space, other characters may start a comment, an anchor or a list.
  const isText = /^ *-[\p{L}\p{N}]/u.test(source.line(line));
  return syntaxError({
    message: 'A space is missing after the hyphen.',
    hint: 'write `- ` with a space in front of each item of a list',
    at: { file: source, from, to: from + 1 },
    ...(isText && { fix: [{ at: end, text: ' ' }] }),
  });
}

/** Explains `- - key: value` above lines that belong to an item with one hyphen. */
function explainTwoHyphens(source: SourceFile, line: number): Problem | undefined {
  const indent = getIndent(source.line(line));
  let above = line - 1;
  while (above > 0 && (!/\S/.test(source.line(above)) || getIndent(source.line(above)) >= indent))
    above--;
  if (!/^ *- - +\S/.test(source.line(above)) || getIndent(source.line(above)) !== indent - 2)
    return undefined;
  const from = (source.lineStarts[above - 1] ?? 0) + indent;
  const at = { file: source, from, to: from + 2 };
  return syntaxError({
    message: 'This item starts with two hyphens.',
    hint: 'remove one of the two',
    at,
    fix: [{ at, text: '' }],
  });
}

/** Explains `- key text` without a colon, above the other keys of the item. */
export function explainItemWithoutColon(source: SourceFile, line: number): Problem | undefined {
  const above = source.line(line - 1);
  const [before = '', word = ''] = /^ *- (?=([a-z][\w-]*) [^:]*$)/.exec(above) ?? [];
  if (!word || before.length !== getIndent(source.line(line))) return undefined;
  return explainWordWithoutColon(source, line - 1);
}

function explainMissingColon(source: SourceFile, line: number): Problem {
  const text = source.line(line);
  const indent = /\S/.exec(text)?.index ?? 0;
  const from = (source.lineStarts[line - 1] ?? 0) + indent;
  const at = { file: source, from, to: endOfLine(source, from) };
  const withoutSpace = /^\s*(?:- +)*([\w-]+):(?=\S)/.exec(text);
  if (withoutSpace) {
    const afterColon = from + withoutSpace[0].length - indent;
    // A single sign in front of the space is a slip itself, which would become part of the value.
    const isSlip = /^[^\p{L}\p{N}] /u.test(text.slice(withoutSpace[0].length));
    return syntaxError({
      message: 'A space is missing after the colon.',
      hint: `write \`${withoutSpace[1]}: \` with a space`,
      at,
      ...(!isSlip && {
        fix: [{ at: { file: source, from: afterColon, to: afterColon }, text: ' ' }],
      }),
    });
  }
  const quoted = /^\s*(?:- +)*(["'])([\w-]+): (.*)\1\s*$/.exec(text);
  if (quoted) {
    const [, mark = '', key = '', value = ''] = quoted;
    const start = from + (/^(?:- +)*/.exec(text.trimStart())?.[0].length ?? 0);
    const span = { ...at, from: start };
    const corrected = `${key}: ${mark}${value}${mark}`;
    return syntaxError({
      message: 'The quotation marks are around the key, too.',
      hint: `write \`${corrected}\``,
      at: span,
      fix: [{ at: span, text: corrected }],
    });
  }
  if (/^\s*-(?:\s|$)/.test(text)) {
    const other = 'The indentation of this list item does not match the other items.';
    return explainItemWithoutColon(source, line + 1) ?? explainMisplacedLine(source, line, other);
  }
  const isRoute = /^ +\/[\w/.~-]*$/.test(text.trimEnd());
  if (isRoute)
    return syntaxError({
      message: 'A colon is missing after this route.',
      hint: `write \`${text.trim()}:\``,
      at,
      fix: [{ at: { ...at, from: at.to }, text: ':' }],
    });
  return (
    explainWordWithoutColon(source, line) ??
    syntaxError({
      message: 'This line is neither a key with a colon nor part of a text.',
      hint: 'add a colon after the key, or indent the line to make it part of the text above',
      at,
    })
  );
}

/** Explains `key text`, where the file has the key elsewhere. */
function explainWordWithoutColon(source: SourceFile, line: number): Problem | undefined {
  const [, hyphens = '', word = '', rest = ''] =
    /^\s*((?:- +)*)([a-z][\w-]*)(.*)$/.exec(source.line(line)) ?? [];
  if (!word || !(rest === '' || rest.startsWith(' ')) || !isKeyElsewhere(source, word))
    return undefined;
  const indent = getIndent(source.line(line));
  const end = (source.lineStarts[line - 1] ?? 0) + indent + hyphens.length + word.length;
  return syntaxError({
    message: `A colon is missing after \`${word}\`.`,
    hint: `write \`${word}:\``,
    at: { file: source, from: end - word.length, to: end },
    fix: [{ at: { file: source, from: end, to: end }, text: ':' }],
  });
}
