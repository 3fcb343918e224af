import { parseDocument } from 'yaml';
import type { TextSpan } from '../source/TextSpan.ts';

/** A part of an entry that is not valid YAML by itself. */
export interface BrokenPiece {
  span: TextSpan;
  /** The section around it, from its hyphen on. */
  section?: TextSpan;
}

/**
 * Finds the smallest parts of an entry (see `findEntry`) that are not valid YAML by themselves: list
 * items, and keys with their values. Finds none if every part is valid and only their combination
 * is not.
 */
export function findBrokenPieces(text: string, entry: TextSpan): BrokenPiece[] {
  if (entry.to - entry.from > maxLength) return [];
  return findParts(text, entry).flatMap((key) => {
    if (isValid(text, key)) return [];
    if (!/^sections:\s*(?:#.*)?$/.test(firstLine(text, key))) return findSmallest(text, key);
    const sections = findParts(text, key).filter((section) => !isValid(text, section));
    if (sections.length === 0) return [{ span: key }];
    return sections.flatMap((section) =>
      findSmallest(text, section).map((piece) =>
        /^- +\S/.test(firstLine(text, section)) ? { ...piece, section } : piece,
      ),
    );
  });
}

/** Parsing every part of a longer entry takes too long. */
const maxLength = 200_000;

function findSmallest(text: string, span: TextSpan, depth = 0): BrokenPiece[] {
  const parts = depth < 8 ? findParts(text, span) : [];
  const broken = parts.filter((part) => !isValid(text, part));
  return broken.length > 0
    ? broken.flatMap((part) => findSmallest(text, part, depth + 1))
    : [{ span }];
}

/**
 * Returns the parts of a list item or of the value of a key, by their indentation. Returns none if
 * the indentation itself is wrong. Lines indented with a tab belong to the part above them.
 */
function findParts(text: string, { from, to }: TextSpan): TextSpan[] {
  const hyphen = /^- +(?=[^\s#-])/.exec(text.slice(from, to))?.[0].length;
  if (hyphen !== undefined) return splitSiblings(text, { from: from + hyphen, to });
  if (!/^[^#]*:\s*(?:#.*)?$/.test(firstLine(text, { from, to }))) return [];
  const below = /\r?\n(?:[ \t]*(?:#.*)?\r?\n)*[ ]*(?=[^\s#])/.exec(text.slice(from, to));
  return below ? splitSiblings(text, { from: from + below.index + below[0].length, to }) : [];
}

/** Splits a span at the lines that start in the same column as the span itself. */
function splitSiblings(text: string, { from, to }: TextSpan): TextSpan[] {
  const column = getColumn(text, from);
  const isList = isHyphen(text, from);
  const starts = [from];
  for (let at = text.indexOf('\n', from) + 1; at > 0 && at < to; at = text.indexOf('\n', at) + 1) {
    const start = at + column;
    // A line further left: either the first part or this line has the wrong indentation.
    if (/^ *[^\s#]/.test(text.slice(at, Math.min(start, to)))) return [];
    if (start >= to || /[^ ]/.test(text.slice(at, start))) continue;
    const startsPart = isList
      ? isHyphen(text, start)
      : key.test(firstLine(text, { from: start, to }));
    if (startsPart) starts.push(start);
  }
  return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
}

const key = /^(?:"[^"]*"|'[^']*'|[^\s#"'{}[\],&*!|>%@`-][^#:]*):(?:\s|$)/;

function isValid(text: string, { from, to }: TextSpan): boolean {
  const piece = ' '.repeat(getColumn(text, from)) + text.slice(from, to);
  return parseDocument(piece, { uniqueKeys: false, logLevel: 'silent' }).errors.length === 0;
}

function getColumn(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

function isHyphen(text: string, offset: number): boolean {
  return /^-\s/.test(text.slice(offset, offset + 2));
}

function firstLine(text: string, { from, to }: TextSpan): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end < 0 ? to : Math.min(end, to));
}
