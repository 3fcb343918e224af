import { parse } from 'yaml';

/** Where an entry of `pages:` or `blocks:` stands in a file's text. */
export interface EntrySpan {
  /** Offset of the line after `pages:`. */
  sectionFrom: number;
  /** Offset at which the entry's line begins. */
  from: number;
  /** Offset at which the next entry begins. */
  to: number;
  /** Offset after the last entry. */
  sectionTo: number;
}

/**
 * Finds an entry without parsing the whole file. YAML’s own rule makes this exact: below a key in
 * column 0, what begins in the column of the first entry can only be another entry. Undefined where
 * the file is written in another way.
 */
export function findEntrySpan(text: string, section: string, key: string): EntrySpan | undefined {
  const heads = [...text.matchAll(new RegExp(`^${section}:[ \\t]*(?:#.*)?\\r?\\n`, 'gm'))];
  const [head] = heads;
  if (!head || heads.length > 1) return undefined;
  const top = head.index + head[0].length;
  const bottom = nextMatch(text, /^[^\s#]/gm, top) ?? text.length;
  const first = /^( +)[^\s#]/m.exec(text.slice(top, bottom));
  if (!first) return undefined;
  const column = first[1]?.length ?? 0;
  const entry = new RegExp(`^ {${column}}(?=[^\\s#])(.*)$`, 'gm');
  entry.lastIndex = top;
  let from: number | undefined;
  for (let match = entry.exec(text); match && match.index < bottom; match = entry.exec(text)) {
    if (from !== undefined) return { sectionFrom: top, from, to: match.index, sectionTo: bottom };
    if (keyOf(match[1] ?? '') === key) from = match.index;
  }
  return from === undefined ? undefined : { sectionFrom: top, from, to: bottom, sectionTo: bottom };
}

function nextMatch(text: string, pattern: RegExp, from: number): number | undefined {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index;
}

function keyOf(line: string): string | undefined {
  const written =
    /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s"'?&*!|>%@`#,[\]{}-](?:[^:#]|:(?=\S)|(?<=\S)#)*?)\s*:(?:\s|$)/.exec(
      line,
    )?.[1];
  if (written === undefined) return undefined;
  return /^["']/.test(written) ? String(parse(written)) : written;
}
