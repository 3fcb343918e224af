import type { SourceFile } from '../source/SourceFile.ts';
import { findEntryAround } from './findEntryAround.ts';
import { indentOf } from './lines.ts';

/**
 * Returns the number of a line, at or above the line `reported`, that cuts an entry in two because
 * it starts as far left as the key of the entry. Undefined if there is none.
 */
export function findStrayLine(source: SourceFile, reported: number): number | undefined {
  const entry = findEntryAround(source.text, source.lineStarts[reported - 1] ?? 0);
  if (!entry) return undefined;
  const first = source.position(entry.from).line;
  const above = previousLine(source, reported, first);
  for (const line of [reported, above])
    if (characterBeforeHyphen.test(source.line(line))) return line;
  const margin = indentOf(source.line(first));
  for (let line = reported; line > first; line--) {
    const text = source.line(line);
    if (/^\s*[^\s#-]/.test(text) && indentOf(text) <= margin) return line;
  }
  return undefined;
}

/** A character with a special meaning in YAML before the hyphen of a list item. */
const characterBeforeHyphen = /^\s*[?>|!&*@%`,:]\S* *-\s/;

function previousLine(source: SourceFile, line: number, first: number): number {
  let above = line - 1;
  while (above > first && !/\S/.test(source.line(above))) above--;
  return above;
}
