import type { TextSpan } from '../source/TextSpan.ts';

/**
 * Returns the span of the entry around an offset, from its key to the next one: a page, a block,
 * `site`, a row. Undefined if the offset is in no entry. Lines that do not look like the key of an
 * entry belong to the entry above, however they are indented, because wrong indentation is often
 * the very error in it.
 */
export function findEntryAround(text: string, offset: number): TextSpan | undefined {
  const lines = text.split('\n');
  const at = lineAt(lines, offset);
  const topKey = lines.some((line) => manifestKey.test(line)) ? manifestKey : rowKey;
  const outer = lines.findLastIndex((line, index) => index <= at && topKey.test(line));
  if (outer < 0) return undefined;
  const after = lines.findIndex(
    (line, index) => index > at && (topKey.test(line) || line.startsWith('---')),
  );
  const end = after < 0 ? lines.length : after;
  const innerKey = innerKeyPattern(lines, outer);
  if (!innerKey || at === outer) return spanOfLines(lines, outer, end);
  const first = lines.findLastIndex(
    (line, index) => index <= at && index > outer && innerKey.test(line),
  );
  const next = lines.findIndex((line, index) => index > at && index < end && innerKey.test(line));
  return spanOfLines(lines, first < 0 ? outer + 1 : first, next < 0 ? end : next);
}

const manifestKey = /^(?:site|blocks|pages):(?:\s|$)/;
/** A key in column 0 whose value is not on the same line. */
const rowKey = /^(?:"[^"]*"|'[^']*'|[^\s#"'{}[\]-][^:]*):\s*(?:[#&{].*)?\r?$/;
const route = /^ +["']?\/.*:\s*(?:#.*)?\r?$/;

/** Returns what keys of entries look like below `pages:` or `blocks:`; other keys have no entries. */
function innerKeyPattern(lines: readonly string[], outer: number): RegExp | undefined {
  const name = /^\w+/.exec(lines[outer] ?? '')?.[0];
  if (name === 'pages') return route;
  const below = lines.find((line, index) => index > outer && /^\s*[^\s#]/.test(line)) ?? '';
  const indent = below.length - below.trimStart().length;
  if (name !== 'blocks' || indent === 0) return undefined;
  return new RegExp(`^ {1,${indent}}[^\\s#:"'-][^:]*:\\s*(?:[#&{].*)?\\r?$`);
}

function lineAt(lines: readonly string[], offset: number): number {
  let start = 0;
  const found = lines.findIndex((line) => {
    start += line.length + 1;
    return offset < start;
  });
  return found < 0 ? lines.length - 1 : found;
}

function spanOfLines(lines: readonly string[], first: number, end: number): TextSpan {
  const length = (list: readonly string[]) => list.reduce((sum, line) => sum + line.length + 1, 0);
  const from = length(lines.slice(0, first));
  const to = from + length(lines.slice(first, end));
  return { from, to: end === lines.length ? to - 1 : to };
}
