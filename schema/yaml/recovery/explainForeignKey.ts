import type { Problem } from '../../diagnostics/Problem.ts';
import { syntaxError } from '../../rules/yaml/yaml-syntax.ts';
import type { SourceFile } from '../source/SourceFile.ts';
import { endOfLine, isKeyElsewhere } from './lines.ts';

/**
 * Explains a key with its value as other languages write them: `title = "…"` of TOML, `title => …` of
 * PHP and Ruby, `title := …`, or with a colon of East Asian scripts. The fix writes `title: …`.
 */
export function explainForeignKey(source: SourceFile, line: number): Problem | undefined {
  const text = source.line(line);
  const match = form.exec(text);
  const [, before = '', name = '', operator = '', rest = ''] = match ?? [];
  if (!match) return undefined;
  const start = source.lineStarts[line - 1] ?? 0;
  const from = start + before.length;
  const value = rest
    .replace(/^("[^"]*"|'[^']*')\s*[,;]$|[,;]$/, '$1')
    .replace(/^\{\s*(["'].*["'])\s*\}$/, '$1')
    .trim();
  // What a line of a text above contains may look like this as well.
  const isKnown = isKeyElsewhere(source, name);
  const isLiteral = /^(?:"[^"\\]*"|'[^'\\]*'|true|false|-?\d+(?:\.\d+)?|\[[^[\]{}]*\])$/.test(
    value,
  );
  const isPlain = /^[\p{L}\p{N}](?:(?!: | #).)*$/u.test(value);
  if (!isKnown && !isLiteral) return undefined;
  return syntaxError({
    message: `A colon separates a key from its value in YAML, not \`${operator}\`.`,
    hint: `write \`${name}: ${value}\``,
    at: { file: source, from, to: endOfLine(source, from) },
    ...((isLiteral || isPlain) && {
      fix: [{ at: { file: source, from, to: endOfLine(source, from) }, text: `${name}: ${value}` }],
    }),
  });
}

const form =
  /^(\s*(?:- +)*)[:$@]?["']?([A-Za-z][\w-]*)["']?\s*(:=|=>|->|=|;(?= )|[：︰∶﹕])\s*(\S.*?)\s*$/u;
