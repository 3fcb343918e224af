import { parseFastYaml } from './parseFastYaml.ts';
import type { TextSpan } from './source/TextSpan.ts';

/** An entry of a mapping, from the line of its key to the next entry. */
export interface OutlineEntry extends TextSpan {
  /** Undefined if the line does not start with a key that is safe to read by itself. */
  key: string | undefined;
}

/**
 * Returns the entries of the mapping at the top level of a text without parsing it. This is exact
 * for valid YAML with a block mapping at its top level: only a key, `---` or `...` can start in
 * column 0.
 */
export function outlineTopLevel(text: string): OutlineEntry[] {
  const starts = findLines(text, { from: 0, to: text.length }, { indent: 0, pattern: /[^\s#]/y });
  if (/^[^\s#]/.test(text)) starts.unshift(0);
  return toEntries(text, starts, text.length);
}

/**
 * Returns the entries of the block mapping below a key of the top level without parsing it. Returns undefined if the value does not start on a line of its own, indented with spaces.
 *
 * @param key the span of the key with its value
 */
export function outlineEntries(text: string, key: TextSpan): OutlineEntry[] | undefined {
  const from = findValueBelow(text, key);
  const block = from === undefined ? undefined : outlineBlock(text, { from, to: key.to });
  return block?.isList ? undefined : block?.entries;
}

/**
 * Returns the entries of a block mapping or block list that begins on a line of its own, without
 * parsing them. This is exact for valid YAML: what starts in the column of the first entry is another
 * one, or an item of a list that is the value of the entry above. Returns undefined for other values.
 */
export function outlineBlock(
  text: string,
  { from, to }: TextSpan,
): { isList: boolean; entries: OutlineEntry[] } | undefined {
  const opener = /(?:[ \t]*(?:#.*)?\r?\n)*( *)(?=([^\s#]))/y;
  opener.lastIndex = from;
  const first = opener.exec(text);
  if (!first || opener.lastIndex >= to) return undefined;
  const [, spaces = '', character = ''] = first;
  const start = opener.lastIndex - spaces.length;
  const isList = character === '-' && /\s/.test(text[opener.lastIndex + 1] ?? '\n');
  if (!isList && /[[{|>"'&*!?-]/.test(character) && readKey(text, start) === undefined)
    return undefined;
  const indent = spaces.length;
  const mark = isList ? '(?=-\\s)' : '(?!-\\s)(?=[^\\s#])';
  const pattern = new RegExp(` {${indent}}${mark}`, 'y');
  const next = findLines(text, { from: opener.lastIndex, to }, { indent, pattern });
  const starts = [start, ...next];
  return { isList, entries: toEntries(text, starts, to) };
}

/** Returns the offset of the line below a key; undefined if the value begins on the key's line. */
export function findValueBelow(text: string, { from, to }: TextSpan): number | undefined {
  const lineBreak = text.indexOf('\n', from);
  if (lineBreak < 0 || lineBreak + 1 >= to) return undefined;
  return /:[ \t]*(?:#.*)?\r?$/.test(text.slice(from, lineBreak)) ? lineBreak + 1 : undefined;
}

/** Returns the offsets of the lines below `from` that match a sticky pattern, which takes `indent` spaces and no more. */
function findLines(
  text: string,
  { from, to }: TextSpan,
  { indent, pattern }: { indent: number; pattern: RegExp },
): number[] {
  const found: number[] = [];
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) {
    // Most lines of a large text are deeper, which the pattern would find out more slowly.
    if (text[at + 1 + indent] === ' ') continue;
    pattern.lastIndex = at + 1;
    if (pattern.test(text)) found.push(at + 1);
  }
  return found;
}

function toEntries(text: string, starts: readonly number[], end: number): OutlineEntry[] {
  return starts.map((from, index) => ({
    key: readKey(text, from),
    from,
    to: starts[index + 1] ?? end,
  }));
}

function readKey(text: string, from: number): string | undefined {
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end < 0 ? text.length : end);
  const route = /^ *(\/[\w/.-]*):(?=\s|$)/.exec(line);
  if (route) return copy(route[1] as string);
  const colon = /^ *(?:"[^"\\]*"|'[^']*'|[^\s"'#-][^\n]*?):(?=\s|$)/.exec(line);
  const value = colon && parseFastYaml(`${colon[0]} 0`);
  return value ? Object.keys(value)[0] : undefined;
}

/** A substring keeps the whole text in memory; a copy does not. */
function copy(text: string): string {
  return Buffer.from(text).toString();
}
