import type { Scalar } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { reportIndentation } from '../rules/yaml/indentation.ts';
import { missingHyphen } from '../rules/yaml/missing-hyphen.ts';
import { explainScalarTrap } from '../rules/yaml/scalar-traps.ts';
import { textAfterHash } from '../rules/yaml/text-after-hash.ts';
import { unopenedQuote } from '../rules/yaml/unopened-quote.ts';
import { isTextAfterHash } from './isTextAfterHash.ts';
import { lacksOpeningQuote } from './lacksOpeningQuote.ts';
import { explainMissingHyphen } from './recovery/explainMissingHyphen.ts';
import { endOfLine } from './recovery/lines.ts';
import type { SourceFile } from './source/SourceFile.ts';

/** Reports a plain scalar that YAML may read differently from what its author meant. */
export function findScalarTrap(source: SourceFile, node: Scalar): Problem | undefined {
  const { value } = node;
  if (node.type !== 'PLAIN') return undefined;
  if (typeof value === 'string') {
    if (value.includes(' - ')) return findHyphenLine(source, node);
    const cutOff = findMissingQuote(source, node) ?? findHash(source, node);
    if (cutOff) return cutOff;
    if (value.length > 8) return undefined;
  } else if (typeof value !== 'number') return undefined;
  const [from, to] = node.range ?? [0, 0];
  return explainScalarTrap(value, node.source ?? '', { file: source, from, to });
}

/** Reports a text that continues on a line with a hyphen, which was meant as a list item. */
function findHyphenLine(source: SourceFile, node: Scalar): Problem | undefined {
  const [from, to] = node.range ?? [0, 0];
  const match = /\n[ \t]*(?=- )/.exec(source.text.slice(from, to));
  if (!match) return undefined;
  const start = from + match.index + match[0].length;
  const doubled = /^--+ /.exec(source.text.slice(from, to))?.[0];
  if (doubled && isFirstOnLine(source, from)) {
    const at = { file: source, from, to: from + doubled.length };
    return missingHyphen({
      message: 'An item of a list starts with one hyphen.',
      hint: 'write `- ` at its start',
      at,
      fix: [{ at, text: '- ' }],
    });
  }
  // The text starts its line two columns to the right of the hyphen: it was an item as well.
  if (isFirstOnLine(source, from) && getColumn(source, from) === getColumn(source, start) + 2)
    return explainMissingHyphen(source, from);
  return reportIndentation('bad-indentation', {
    message: 'This line starts with a hyphen, but YAML reads it as part of the text above.',
    hint: 'if it is a list item, fix its indentation; if it is text, put the whole text in quotes',
    at: { file: source, from: start, to: start + 1 },
  });
}

function isFirstOnLine({ text }: SourceFile, offset: number): boolean {
  return /(?:^|\n) *$/.test(text.slice(0, offset));
}

function getColumn(source: SourceFile, offset: number): number {
  return source.position(offset).column;
}

/** Reports a text with a closing quotation mark only. */
function findMissingQuote(source: SourceFile, node: Scalar): Problem | undefined {
  if (!lacksOpeningQuote(String(node.value))) return undefined;
  const [from, to] = node.range ?? [0, 0];
  const text = source.text.slice(from, to);
  const at = { file: source, from, to };
  const curly = /^[“”„«]/.exec(text)?.[0];
  return unopenedQuote({
    message: 'The text ends with a quotation mark, but does not start with one.',
    hint: curly
      ? `write \`"\` instead of \`${curly}\``
      : 'add `"` at the start of the text, or remove the one at its end',
    at,
    ...(!/[\\\n]/.test(text) && {
      fix: [{ at: { ...at, to: from + (curly?.length ?? 0) }, text: '"' }],
    }),
  });
}

/** Reports a text that YAML cuts off at a `#`, which was meant as a part of it. */
function findHash(source: SourceFile, node: Scalar): Problem | undefined {
  const [from, to] = node.range ?? [0, 0];
  if (!/^[ \t]+#[^\s#]/.test(source.text.slice(to, to + 40))) return undefined;
  const line = source.text.slice(to, endOfLine(source, to));
  // A `#` before a space starts a real comment.
  const rest = line.replace(/ +# .*$/, '').trimEnd();
  const comment = rest.trimStart();
  if (!isTextAfterHash(String(node.value), comment)) return undefined;
  const whole = source.text.slice(from, to) + rest;
  // What follows may be a part of the text as well.
  const isWhole = rest === line.trimEnd();
  return textAfterHash({
    message: `YAML reads \`${comment}\` as a comment, so the text ends before it.`,
    hint: 'put the whole text in quotes; for a comment, add a space after the `#`',
    at: { file: source, from: to + rest.length - comment.length, to: to + rest.length },
    ...(isWhole &&
      !/["\\\n]/.test(whole) && {
        fix: [{ at: { file: source, from, to: to + rest.length }, text: `"${whole}"` }],
      }),
  });
}
