import { parseDocument } from 'yaml';
import type { BlankableSpan } from './blankEntry.ts';

/** A part of an entry that cannot be read by itself. */
export interface BrokenPiece {
  at: BlankableSpan;
  /** The entry of the list `sections:` around it, from its hyphen on. */
  section?: BlankableSpan;
}

/**
 * The smallest parts of an entry (`at`, see entryAt) that cannot be read by themselves: entries of
 * lists, and keys with what stands below them. None when each part makes sense alone and it is how
 * they stand together that is wrong.
 */
export function findBrokenPieces(text: string, at: BlankableSpan): BrokenPiece[] {
  if (at[1] - at[0] > longest) return [];
  return childrenOf(text, at).flatMap((key) => {
    if (isReadable(text, key)) return [];
    if (!/^sections:\s*(?:#.*)?$/.test(firstLine(text, key))) return smallest(text, key);
    const sections = childrenOf(text, key).filter((section) => !isReadable(text, section));
    if (sections.length === 0) return [{ at: key }];
    return sections.flatMap((section) =>
      smallest(text, section).map((piece) =>
        /^- +\S/.test(firstLine(text, section)) ? { ...piece, section } : piece,
      ),
    );
  });
}

/** Entries that are longer take too long to take apart. */
const longest = 200_000;

function smallest(text: string, at: BlankableSpan, depth = 0): BrokenPiece[] {
  const children = depth < 8 ? childrenOf(text, at) : [];
  const inner = children.filter((child) => !isReadable(text, child));
  return inner.length > 0 ? inner.flatMap((child) => smallest(text, child, depth + 1)) : [{ at }];
}

/**
 * The parts of what begins with a key or a hyphen, by their indentation; none when that is what is
 * wrong. Lines that begin with a tab belong to the part above them.
 */
function childrenOf(text: string, [from, to]: BlankableSpan): BlankableSpan[] {
  const hyphen = /^- +(?=[^\s#-])/.exec(text.slice(from, to))?.[0].length;
  if (hyphen !== undefined) return partsAt(text, [from + hyphen, to]);
  if (!/^[^#]*:\s*(?:#.*)?$/.test(firstLine(text, [from, to]))) return [];
  const below = /\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ ]*(?=[^\s#])/.exec(text.slice(from, to));
  return below ? partsAt(text, [from + below.index + below[0].length, to]) : [];
}

/** The parts of a stretch whose first one begins where the stretch does. */
function partsAt(text: string, [from, to]: BlankableSpan): BlankableSpan[] {
  const column = columnOf(text, from);
  const inList = isHyphen(text, from);
  const starts = [from];
  for (let at = text.indexOf('\n', from) + 1; at > 0 && at < to; at = text.indexOf('\n', at) + 1) {
    const start = at + column;
    // The first part does not stand where the others do, or what follows is none of them.
    if (/^ *[^\s#]/.test(text.slice(at, Math.min(start, to)))) return [];
    if (start >= to || /[^ ]/.test(text.slice(at, start))) continue;
    if (inList ? isHyphen(text, start) : key.test(firstLine(text, [start, to]))) starts.push(start);
  }
  return starts.map((start, index) => [start, starts[index + 1] ?? to]);
}

const key = /^(?:"[^"]*"|'[^']*'|[^\s#"'{}[\],&*!|>%@`-][^#:]*):(?:\s|$)/;

function isReadable(text: string, [from, to]: BlankableSpan): boolean {
  const alone = ' '.repeat(columnOf(text, from)) + text.slice(from, to);
  return parseDocument(alone, { uniqueKeys: false, logLevel: 'silent' }).errors.length === 0;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function isHyphen(text: string, offset: number): boolean {
  return /^-\s/.test(text.slice(offset, offset + 2));
}

function firstLine(text: string, [from, to]: BlankableSpan): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? to : Math.min(end, to));
}
