import { isScalar, type Node, type Pair } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { endOfLine } from './recovery/endOfLine.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** Reports a key whose value starts with `#`, which makes all of it a comment. */
export function findLostText(source: SourceFile, { key, value }: Pair): Problem | undefined {
  if (!isScalar(value) || value.value !== null || value.source) return undefined;
  const [from = 0, to = 0] = (key as Node).range ?? [];
  const rest = source.text.slice(to, endOfLine(source, to));
  const text = /^:\s+(#[\p{L}\d].*)$/u.exec(rest)?.[1];
  if (!text) return undefined;
  const start = to + rest.indexOf(text);
  return {
    rule: 'text-after-hash',
    message: `YAML reads \`${text}\` as a comment, so the key has no value.`,
    hint: 'put the text in quotes',
    at: { file: source, from, to },
    ...(!/["\\]/.test(text) && {
      fix: [{ at: { file: source, from: start, to: start + text.length }, text: `"${text}"` }],
    }),
  };
}
