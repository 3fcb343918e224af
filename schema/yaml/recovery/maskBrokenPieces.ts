import { parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from '../../diagnostics/Problem.ts';
import { SourceFile } from '../source/SourceFile.ts';
import type { TextSpan } from '../source/TextSpan.ts';
import { explainSyntaxError } from './explainSyntaxError.ts';
import { type BrokenPiece, findBrokenPieces } from './findBrokenPieces.ts';
import { findEntryAround } from './findEntryAround.ts';
import { maskSpans } from './maskSpans.ts';

/** The text of a file without the broken pieces of one entry. */
interface BlankedText {
  /** The text without the broken sections of the entry, or without the entry. */
  text: string;
  /** The other syntax errors of the entry, one for each broken piece. */
  problems: Problem[];
  /** Offsets of the hyphens of the sections that were blanked. */
  hyphens: number[];
}

/**
 * Isolates the syntax errors of an entry. Only the error at offset `reported` is known. If all broken
 * pieces are in sections, blanks only these sections, otherwise the whole entry. Returns
 * undefined if the error cannot be isolated; other errors may then follow from the same mistake.
 */
export function maskBrokenPieces(source: SourceFile, reported: number): BlankedText | undefined {
  const { text, path } = source;
  const entry = findEntryAround(text, reported);
  if (!entry) return undefined;
  // Indented text is parsed below a key, as it is in the file; at the margin it may mean another thing.
  const wrapper = text.startsWith(' ', entry.from) ? 'outer:\n' : '';
  const shift = entry.from - wrapper.length;
  const errorsIn = (file: string) => parseErrors(wrapper + file.slice(entry.from, entry.to));
  const withoutPieces = (pieces: BrokenPiece[]) =>
    maskSpans(
      text,
      pieces.map(({ span }) => span),
    );
  const pieces = findBrokenPieces(text, entry);
  const known = pieces.find(({ span }) => span.from <= reported && reported < span.to);
  if (!known || errorsIn(withoutPieces(pieces)).length > 0) return undefined;
  const problems = pieces.flatMap((piece) => {
    if (piece === known) return [];
    const withOnlyPiece = withoutPieces(pieces.filter((other) => other !== piece));
    const [error] = errorsIn(withOnlyPiece);
    if (!error) return [];
    error.pos = [error.pos[0] + shift, error.pos[1] + shift];
    return explainSyntaxError(new SourceFile(path, withOnlyPiece), error);
  });
  const sections = pieces.flatMap(({ section }) => (section ? [section] : []));
  const withoutSections = sections.reduce(blankSection, text);
  if (sections.length < pieces.length || errorsIn(withoutSections).length > 0)
    return { text: maskSpans(text, [entry]), problems, hyphens: [] };
  return { text: withoutSections, problems, hyphens: sections.map(({ from }) => from) };
}

/** Replaces a section by a null, so that the sections after it keep their indexes. */
function blankSection(text: string, { from: hyphen, to }: TextSpan): string {
  const blanked = maskSpans(text, [{ from: hyphen + 1, to }]);
  return `${blanked.slice(0, hyphen)}- ~${blanked.slice(hyphen + 3)}`;
}

function parseErrors(text: string): YAMLParseError[] {
  return parseDocument(text, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false }).errors;
}
