import type { HostKey, HostList } from '../model/HostFile.ts';
import { compareKey } from './compareKey.ts';
import type { Merge, MergeFinding } from './Merge.ts';

/**
 * Adds keys to a TOML file of the author, and leaves all other characters as they are. A key with another
 * value stays and is reported, and so is a list that lacks an entry.
 */
export function mergeToml(
  own: string,
  keys: readonly HostKey[],
  lists: readonly HostList[] = [],
): Merge {
  let text = own;
  for (const key of keys) if (!key.isLeftover) text = addKey(text, key);
  const findings = keys.flatMap((key) => {
    const found = findKey(text, key.path);
    return compareKey(key, found?.value, found ?? { from: 0, to: 0 });
  });
  return { text, findings: [...findings, ...lists.flatMap((list) => reportMissing(text, list))] };
}

/** Reports a list that lacks entries. */
function reportMissing(text: string, { path, entries }: HostList): MergeFinding[] {
  const { value = [], from = 0, to = 0 } = findKey(text, path) ?? {};
  const all = Array.isArray(value) ? value : [];
  if (entries.every((entry) => all.includes(entry))) return [];
  const message = `\`${path.join('.')}\` lacks an entry that the site needs.`;
  return [{ from, to, message, hint: `write ${JSON.stringify(entries)}` }];
}

function addKey(text: string, { path, value }: HostKey): string {
  if (findKey(text, path)) return text;
  const table = path.slice(0, -1).join('.');
  const line = `${path.at(-1)} = ${JSON.stringify(value)}\n`;
  const lines = readLines(text);
  const start = table === '' ? -1 : lines.findIndex((one) => one.header === table);
  // At the top level, keys stand before the first table.
  if (start < 0 && table !== '') {
    const gap = text === '' || text.endsWith('\n\n') ? '' : text.endsWith('\n') ? '\n' : '\n\n';
    return `${text}${gap}[${table}]\n${line}`;
  }
  // Behind the last key of the table.
  const next = lines.findIndex(({ header }, index) => index > start && header !== undefined);
  const rows = lines.slice(start + 1, next < 0 ? undefined : next);
  const last = rows.findLast(({ name }) => name !== undefined) ?? lines[start];
  const at = last ? last.end : 0;
  const gap = at > 0 && text[at - 1] !== '\n' ? '\n' : '';
  return `${text.slice(0, at)}${gap}${line}${text.slice(at)}`;
}

/** Finds a key in its table, or with a dotted name in a table above. */
function findKey(text: string, path: readonly string[]) {
  let table: string[] = [];
  for (const line of readLines(text)) {
    if (line.header !== undefined) table = line.header.split('.');
    else if (line.name !== undefined) {
      const full = [...table, ...line.name.split('.')];
      if (full.join('.') === path.join('.')) return line;
      // An inline table holds the key, or lacks it.
      if (path.join('.').startsWith(`${full.join('.')}.`)) return { ...line, value: undefined };
    }
  }
  return undefined;
}

interface Line {
  /** The name of the table that the line opens. */
  header?: string;
  /** The key that the line sets, and its value: a text, number or boolean, or its source. */
  name?: string;
  value?: unknown;
  /** Where the value is. */
  from: number;
  to: number;
  /** Where the next line begins. */
  end: number;
}

/** Reads the lines of a TOML text; those within a text of several lines have neither header nor name. */
function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let quotes: string | undefined;
  while (start < text.length) {
    const newline = text.indexOf('\n', start);
    const end = newline < 0 ? text.length : newline + 1;
    const line = text.slice(start, end);
    const isInside = quotes !== undefined;
    for (const [found] of line.matchAll(/"""|'''/g))
      quotes = quotes === undefined ? found : quotes === found ? undefined : quotes;
    lines.push(isInside ? { from: start, to: end, end } : readLine(line, start, end));
    start = end;
  }
  return lines;
}

function readLine(line: string, start: number, end: number): Line {
  const [, header] = /^\s*\[\s*([^[\]]+?)\s*\]\s*(?:#.*)?\r?\n?$/.exec(line) ?? [];
  if (header !== undefined)
    return { header: header.replaceAll(/\s|["']/g, ''), from: start, to: end, end };
  // Keys of lists of tables belong to no table of ours.
  if (/^\s*\[\[/.test(line)) return { header: '[[]]', from: start, to: end, end };
  const match =
    /^(\s*)([\w.\s"'-]+?)(\s*=\s*)("(?:[^"\\]|\\.)*"|'[^']*'|[^#\r\n]*?)\s*(?:#.*)?\r?\n?$/.exec(
      line,
    );
  if (!match) return { from: start, to: end, end };
  const [, indent = '', name = '', equals = '', source = ''] = match;
  const from = start + indent.length + name.length + equals.length;
  return {
    name: name.replaceAll(/[\s"']/g, ''),
    value: parseScalar(source),
    from,
    to: from + source.length,
    end,
  };
}

function parseScalar(source: string): unknown {
  if (source.startsWith("'")) return source.slice(1, -1);
  try {
    return JSON.parse(source);
  } catch {
    return source;
  }
}
