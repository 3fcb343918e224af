import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './endOfLine.ts';
import { explainMisplacedLine } from './explainMisplacedLine.ts';
import { nextLine } from './nextLine.ts';

/** Explains `key: text: more`, in which YAML reads the second colon as the end of another key. */
export function explainColonError(
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
    return explainMisplacedLine(
      source,
      misplaced,
      /^\s/.test(source.line(misplaced))
        ? 'This line is indented more than the line above, which already has a value.'
        : 'The indentation of this line does not match its neighbours.',
    );
  }
  const value = rest.replace(/\s+#.*$/, '').trimEnd();
  const wholeText = { file: source, from, to: from + value.length };
  // Typographic quotation marks around the text were meant as quotes.
  const text = value.replace(/^[“„”]([^“„”]*)[“”]$/, '$1');
  return {
    rule: 'colon-in-text',
    message: 'YAML reads a colon followed by a space as the end of a key, even inside a text.',
    hint:
      text === value
        ? 'put the whole text in double quotes'
        : 'replace the typographic quotation marks by straight ones: "…"',
    at: { file: source, from: from + colon.index, to: from + colon.index + 1 },
    ...(!/["\\]/.test(value) && { fix: [{ at: wholeText, text: `"${text}"` }] }),
  };
}
