import { parseDocument } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import type { TextSpan } from '../source/TextSpan.ts';
import { findEntryAround } from './findEntryAround.ts';

/**
 * Reports a special space, hyphen or bullet from a word processor where YAML needs a plain one, on
 * the line `reported` or one of the two above.
 */
export function findPastedCharacter(source: SourceFile, reported: number): Problem | undefined {
  for (let line = reported; line >= Math.max(1, reported - 2); line--) {
    const text = source.line(line);
    const start = source.lineStarts[line - 1] ?? 0;
    const character = findSpecialSpace(text) ?? findSpecialHyphen(text);
    if (!character) continue;
    const { from, length, message, replacement } = character;
    const at = { file: source, from: start + from, to: start + from + length };
    const spans = [at, ...findSiblings(source, line, character)];
    if (!fixesError(source, spans, replacement)) continue;
    return syntaxError({
      message,
      hint: `replace it with a normal ${replacement.trim() === '' ? 'space' : 'hyphen'}`,
      at,
      fix: spans.map((span) => ({ at: { file: source, ...span }, text: replacement })),
    });
  }
  return undefined;
}

/** Returns where the other items of a list have the same special hyphen. */
function findSiblings(source: SourceFile, line: number, found: PastedCharacter): TextSpan[] {
  if (found.replacement !== '-') return [];
  const mark = source.line(line).slice(0, found.from + found.length + 1);
  return source.lineStarts.flatMap((start, index) =>
    index + 1 !== line && source.line(index + 1).startsWith(mark)
      ? { from: start + found.from, to: start + found.from + found.length }
      : [],
  );
}

/** Whether the parser gets further in the entry with the replacement. */
function fixesError(
  { text }: SourceFile,
  spans: readonly TextSpan[],
  replacement: string,
): boolean {
  const entry = findEntryAround(text, spans[0]?.from ?? 0) ?? { from: 0, to: text.length };
  const fixed = spans
    .filter(({ from }) => from >= entry.from && from < entry.to)
    .sort((one, other) => other.from - one.from)
    .reduce(
      (whole, { from, to }) =>
        whole.slice(0, from - entry.from) + replacement + whole.slice(to - entry.from),
      text.slice(entry.from, entry.to),
    );
  const line = lineOfFirstError(fixed);
  return line === undefined || line > (lineOfFirstError(text.slice(entry.from, entry.to)) ?? 0);
}

function lineOfFirstError(text: string): number | undefined {
  const { errors } = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  return errors[0] && text.slice(0, errors[0].pos[0]).split('\n').length;
}

/** Special characters in a line, and what they should be. */
interface PastedCharacter {
  /** Offset in the line. */
  from: number;
  length: number;
  message: string;
  replacement: string;
}

const space = '[\\u00a0\\u2000-\\u200b\\u202f\\u205f\\u3000]';
const indentation = new RegExp(`^ *(${space}[\\s\\u200b]*)(?=\\S)`);
const afterColon = new RegExp(`^(\\s*(?:- +)*[\\w@"'/-]+:)(${space}+) *(?=\\S)`);

function findSpecialSpace(line: string): PastedCharacter | undefined {
  const indented = indentation.exec(line);
  const separated = afterColon.exec(line);
  const run = indented?.[1] ?? separated?.[2];
  if (run === undefined) return undefined;
  const from = indented ? indented[0].length - run.length : (separated?.[1]?.length ?? 0);
  const code = run.replace(/^ +/, '').charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return {
    from,
    length: run.length,
    message: `This space is a special character (U+${code}); YAML needs a normal space.`,
    replacement: indented ? ' '.repeat(run.length) : ' ',
  };
}

function findSpecialHyphen(line: string): PastedCharacter | undefined {
  const match = /^\s*(?=([‐‑‒–—−•·◦▪●‣⁃∙*])[ \t])/.exec(line);
  if (!match) return undefined;
  return {
    from: match[0].length,
    length: 1,
    message: `List items start with a hyphen, not with \`${match[1]}\`.`,
    replacement: '-',
  };
}
