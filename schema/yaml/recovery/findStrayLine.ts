import type { SourceFile } from '../source/SourceFile.ts';
import { findEntry } from './blankEntry.ts';

/**
 * The line, at or above a line that does not fit, that stands as far left as the key of the entry
 * around both: it cuts the entry in two, and is what does not belong there. Undefined mostly.
 */
export function findStrayLine(source: SourceFile, noticed: number): number | undefined {
  const entry = findEntry(source.text, source.lineStarts[noticed - 1] ?? 0);
  if (!entry) return undefined;
  const first = source.position(entry[0]).line;
  const above = previous(source, noticed, first);
  for (const line of [noticed, above]) if (oddStart.test(source.line(line))) return line;
  const margin = indentOf(source.line(first));
  for (let line = noticed; line > first; line--) {
    const text = source.line(line);
    if (/^\s*[^\s#-]/.test(text) && indentOf(text) <= margin) return line;
  }
  return undefined;
}

/** A character before the hyphen of a list that means something else to YAML. */
const oddStart = /^\s*[?>|!&*@%`,:]\S* *-\s/;

function previous(source: SourceFile, line: number, first: number): number {
  let above = line - 1;
  while (above > first && !/\S/.test(source.line(above))) above--;
  return above;
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}
