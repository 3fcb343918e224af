import { parseFastYaml } from '../yaml/parseFastYaml.ts';

/** A piece of a text, by offsets. */
export interface TextSpan {
  from: number;
  to: number;
}

/** Where the parts of a manifest stand in its text. */
export interface ManifestSpans {
  site?: TextSpan;
  blocks?: TextSpan;
  /** The entries of `pages:` in order; `route` is the key. */
  entries: (TextSpan & { route: string })[];
}

/**
 * Finds the parts of a manifest by indentation alone, so that each entry can be parsed by itself:
 * later, elsewhere, or not at all. Undefined when that is not safe: anchors may reach from one
 * entry to another, and odd top levels are better read as a whole. A part found here may still
 * turn out to be unreadable by itself; the whole file is then to be parsed as one.
 */
export function splitManifest(text: string): ManifestSpans | undefined {
  if (hasAnchor(text)) return undefined;
  const heads = headsOf(text);
  const spans: ManifestSpans = { entries: [] };
  const seen = new Set<string>();
  for (const [index, from] of heads.entries()) {
    const to = heads[index + 1] ?? text.length;
    const key = /^(site|blocks|pages):(?=\s|$)/.exec(text.slice(from, from + 8))?.[1];
    if (!key || seen.has(key)) return undefined;
    seen.add(key);
    if (key === 'site' || key === 'blocks') spans[key] = { from, to };
    else {
      const entries = entriesOf(text, from, to);
      if (!entries) return undefined;
      spans.entries = entries;
    }
  }
  return seen.size > 0 ? spans : undefined;
}

/** Offsets of the lines that begin in the first column. */
function headsOf(text: string): number[] {
  const heads = /^[^\s#]/.test(text) ? [0] : [];
  for (const match of text.matchAll(/\n(?=[^\s#])/g)) heads.push(match.index + 1);
  return heads;
}

function entriesOf(text: string, from: number, to: number): ManifestSpans['entries'] | undefined {
  const header = /pages:[ \t]*(?:#.*)?\r?\n(?:[ \t]*(?:#.*)?\r?\n)*( +)(?=[^\s#])/y;
  header.lastIndex = from;
  const first = header.exec(text);
  if (!first || header.lastIndex >= to) return undefined;
  const indent = first[1] ?? '';
  const starts = [header.lastIndex - indent.length];
  const line = new RegExp(`\\n {${indent.length}}(?=[^\\s#])`, 'g');
  line.lastIndex = header.lastIndex;
  for (let match = line.exec(text); match && match.index < to; match = line.exec(text))
    starts.push(match.index + 1);
  const entries: ManifestSpans['entries'] = [];
  const routes = new Set<string>();
  for (const [index, start] of starts.entries()) {
    const route = keyAt(text, start);
    if (route === undefined || routes.has(route)) return undefined;
    routes.add(route);
    entries.push({ route, from: start, to: starts[index + 1] ?? to });
  }
  return entries;
}

/** The key that a line begins with; undefined when the line is something else. */
function keyAt(text: string, from: number): string | undefined {
  const end = text.indexOf('\n', from);
  const line = text.slice(from, end < 0 ? text.length : end);
  const plain = /^ *(\/[\w/.-]*):(?=\s|$)/.exec(line);
  if (plain) return detached(plain[1] as string);
  const colon = /^ *(?:"[^"\\]*"|'[^']*'|[^\s"'#-][^\n]*?):(?=\s|$)/.exec(line);
  const value = colon && parseFastYaml(`${colon[0]} 0`);
  return value ? Object.keys(value)[0] : undefined;
}

/** A copy: a part of a text keeps all of the text in memory. */
function detached(text: string): string {
  return Buffer.from(text).toString();
}

/** An `&name` where a value may begin. */
function hasAnchor(text: string): boolean {
  for (let at = text.indexOf('&'); at >= 0; at = text.indexOf('&', at + 1)) {
    if (/[\s&]/.test(text[at + 1] ?? ' ')) continue;
    let before = at - 1;
    while (text[before] === ' ' || text[before] === '\t') before--;
    const adjacent = before === at - 1;
    const mark = text[before] ?? '\n';
    if (mark === '\n' || /[[{,]/.test(mark) || (!adjacent && /[:?-]/.test(mark))) return true;
  }
  return false;
}
