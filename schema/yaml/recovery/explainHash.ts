import type { YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine } from './endOfLine.ts';
import { findOpenBracket } from './findOpenBracket.ts';

/** Explains `{ text: Our #1 tour }`, in which YAML reads the rest of the line as a comment. */
export function explainHash(source: SourceFile, error: YAMLParseError): Problem | undefined {
  if (!/^Flow |flow collection/.test(error.message)) return undefined;
  const open = findOpenBracket(source.text, error.pos[0]);
  if (open === undefined) return undefined;
  const line = source.text.slice(open, endOfLine(source, open));
  const hash = /\s#[\p{L}\d][^"'#]*[\]}]$/u.exec(line);
  if (!hash) return undefined;
  const from = open + hash.index + 1;
  return {
    rule: 'text-after-hash',
    message: `YAML reads \`${line.slice(hash.index + 1)}\` as a comment, so the bracket is never closed.`,
    hint: 'put the whole text in quotes',
    at: { file: source, from, to: open + line.length },
    severity: 'error',
  };
}
