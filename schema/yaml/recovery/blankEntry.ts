/**
 * The text with the entries blanked that hold the offsets, every other character where it was.
 * Undefined when an offset is in no entry.
 */
export function blankEntry(text: string, offsets: readonly number[]): string | undefined {
  const entries = offsets.map((offset) => findEntry(text, Math.min(offset, text.length - 1)));
  return entries.includes(undefined) ? undefined : blank(text, entries as BlankableSpan[]);
}

/** A stretch of a text, by its offsets. */
export type BlankableSpan = readonly [from: number, to: number];

/** The text with stretches of it blanked, every other character where it was. */
export function blank(text: string, stretches: readonly BlankableSpan[]): string {
  return stretches.reduce(
    (result, [from, to]) =>
      result.slice(0, from) + result.slice(from, to).replace(/[^\r\n]/g, ' ') + result.slice(to),
    text,
  );
}

/**
 * Offsets of the entry around an offset, from its key to the next one: a page, a block, `site`, a
 * row. Lines that do not look like the key of an entry belong to the one above, however they are
 * indented: what is wrong in it is often just that.
 */
export function findEntry(text: string, offset: number): [number, number] | undefined {
  const lines = text.split('\n');
  const at = lineAt(lines, offset);
  const top = lines.some((line) => manifestKey.test(line)) ? manifestKey : rowKey;
  const outer = lines.findLastIndex((line, index) => index <= at && top.test(line));
  if (outer < 0) return undefined;
  const after = lines.findIndex(
    (line, index) => index > at && (top.test(line) || line.startsWith('---')),
  );
  const end = after < 0 ? lines.length : after;
  const inner = innerKey(lines, outer);
  if (!inner || at === outer) return range(lines, outer, end);
  const first = lines.findLastIndex(
    (line, index) => index <= at && index > outer && inner.test(line),
  );
  const next = lines.findIndex((line, index) => index > at && index < end && inner.test(line));
  return range(lines, first < 0 ? outer + 1 : first, next < 0 ? end : next);
}

const manifestKey = /^(?:site|blocks|pages):(?:\s|$)/;
/** A key at the margin whose value does not stand beside it. */
const rowKey = /^(?:"[^"]*"|'[^']*'|[^\s#"'{}[\]-][^:]*):\s*(?:[#&{].*)?\r?$/;
const route = /^ +["']?\/.*:\s*(?:#.*)?\r?$/;

/** How the keys of entries look below `pages:` or `blocks:`; nothing else has entries inside. */
function innerKey(lines: readonly string[], outer: number): RegExp | undefined {
  const name = /^\w+/.exec(lines[outer] ?? '')?.[0];
  if (name === 'pages') return route;
  const below = lines.find((line, index) => index > outer && /^\s*[^\s#]/.test(line)) ?? '';
  const step = below.length - below.trimStart().length;
  if (name !== 'blocks' || step === 0) return undefined;
  return new RegExp(`^ {1,${step}}[^\\s#:"'-][^:]*:\\s*(?:[#&{].*)?\\r?$`);
}

function lineAt(lines: readonly string[], offset: number): number {
  let start = 0;
  const found = lines.findIndex((line) => {
    start += line.length + 1;
    return offset < start;
  });
  return found < 0 ? lines.length - 1 : found;
}

function range(lines: readonly string[], first: number, end: number): [number, number] {
  const length = (list: readonly string[]) => list.reduce((sum, line) => sum + line.length + 1, 0);
  const from = length(lines.slice(0, first));
  const to = from + length(lines.slice(first, end));
  return [from, end === lines.length ? to - 1 : to];
}
