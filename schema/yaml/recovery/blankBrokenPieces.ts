import { type Document, parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { SourceFile } from '../source/SourceFile.ts';
import { type BlankableSpan, blank, findEntry } from './blankEntry.ts';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { findBrokenPieces } from './findBrokenPieces.ts';

/** An entry with syntax errors, as far as it can be read. */
export interface BlankedText {
  /** The text of the file with the broken sections of the entry blanked, or the entry. */
  text: string;
  /** The other syntax errors of the entry, each in a part of its own. */
  problems: Problem[];
  /** Offsets of the hyphens of the sections that were blanked. */
  unread: number[];
}

/**
 * Goes on with the rest of an entry one of whose syntax errors, at offset `told`, is told already.
 * A page whose broken parts are all in sections stays, without those. Undefined when more than
 * such parts is wrong, so that what else is told may come from the same mistake.
 */
export function blankBrokenPieces(source: SourceFile, told: number): BlankedText | undefined {
  const { text, path } = source;
  const entry = findEntry(text, told);
  if (!entry) return undefined;
  const [from, to] = entry;
  // What stands below a key is read differently from what stands at the margin.
  const outer = text.startsWith(' ', from) ? 'outer:\n' : '';
  const shift = from - outer.length;
  const errorsIn = (all: string) => parse(outer + all.slice(from, to)).errors as YAMLParseError[];
  const pieces = findBrokenPieces(text, entry);
  const own = pieces.find(({ at: [start, end] }) => start <= told && told < end);
  const without = (left: typeof pieces) =>
    blank(
      text,
      left.map(({ at }) => at),
    );
  if (!own || errorsIn(without(pieces)).length > 0) return undefined;
  const problems = pieces.flatMap((piece) => {
    if (piece === own) return [];
    const alone = without(pieces.filter((one) => one !== piece));
    const [error] = errorsIn(alone);
    if (!error) return [];
    error.pos = [error.pos[0] + shift, error.pos[1] + shift];
    return explainSyntaxError(new SourceFile(path, alone), error);
  });
  const sections = pieces.flatMap(({ section }) => (section ? [section] : []));
  const kept = sections.reduce(withoutSection, text);
  if (sections.length < pieces.length || errorsIn(kept).length > 0)
    return { text: blank(text, [entry]), problems, unread: [] };
  return { text: kept, problems, unread: sections.map(([hyphen]) => hyphen) };
}

/** The text with nothing behind the hyphen of a section. */
function withoutSection(text: string, [hyphen, end]: BlankableSpan): string {
  const blanked = blank(text, [[hyphen + 1, end]]);
  return `${blanked.slice(0, hyphen)}- ~${blanked.slice(hyphen + 3)}`;
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false });
}
