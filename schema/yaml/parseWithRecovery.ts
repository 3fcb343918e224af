import { type Document, parseDocument, type YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import { tooManyHyphens } from '../rules/yaml/nesting.ts';
import { isUnclosed } from '../rules/yaml/unclosed.ts';
import type { MutableYamlFile } from './MutableYamlFile.ts';
import { parseTree } from './parseTree.ts';
import { explainSyntaxError } from './recovery/explainSyntaxError.ts';
import { type BrokenPiece, findBrokenPieces } from './recovery/findBrokenPieces.ts';
import { findEntryAround } from './recovery/findEntryAround.ts';
import { SourceFile } from './source/SourceFile.ts';
import type { TextSpan } from './source/TextSpan.ts';

/**
 * Parses the text of a file. At a syntax error, adds its problem to the file, marks the file as
 * partial, blanks the part with the error and parses again. Marks the file as broken and returns
 * undefined if it cannot isolate the error.
 */
export function parseWithRecovery(file: MutableYamlFile): Document.Parsed | undefined {
  let { text } = file.source;
  // A large file takes seconds to parse, so it is not parsed many times.
  const rounds = text.length > 2_000_000 ? 2 : 20;
  let document = parseTree(text);
  for (let round = 0; round < rounds; round++) {
    const [error] = document.errors as [YAMLParseError?];
    if (!error) return document;
    const hyphens = manyHyphens.exec(text);
    if (hyphens) {
      const { index, 0: run } = hyphens;
      file.problems.push(
        tooManyHyphens({ file: file.source, from: index, to: index + run.length }),
      );
      break;
    }
    const source = round === 0 ? file.source : new SourceFile(file.source.path, text);
    const problem = explainSyntaxError(source, error);
    file.problems.push(problem);
    file.partial = true;
    if (!('from' in problem.at)) break;
    const { from } = problem.at;
    const blanked = maskBrokenPieces(source, from);
    file.problems.push(...(blanked?.problems ?? []));
    file.unparsedSections ??= new Set();
    for (const offset of blanked?.hyphens ?? []) file.unparsedSections.add(offset);
    const rest = blanked?.text ?? maskEntry(text, from);
    if (rest === undefined || rest === text) break;
    document = parseTree(rest);
    text = rest;
    if (document.errors[0]?.pos[0] !== error.pos[0]) continue;
    // The error is still there: its cause is not the line that was blamed but its own entry.
    const withoutBoth = maskEntry(text, error.pos[0]);
    if (withoutBoth === undefined || withoutBoth === text) break;
    document = parseTree(withoutBoth);
    text = withoutBoth;
  }
  file.broken = true;
  return undefined;
}

/** Explaining an error on such a line takes time that grows with every hyphen. */
const manyHyphens = /(?:- ){101,}/;

/** Blanks the entry around an offset; returns undefined if the offset is in no entry. */
function maskEntry(text: string, offset: number): string | undefined {
  const entry = findEntryAround(text, Math.min(offset, text.length - 1));
  return entry && maskSpans(text, [entry]);
}

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
function maskBrokenPieces(source: SourceFile, reported: number): BlankedText | undefined {
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
    const problem = explainSyntaxError(new SourceFile(path, withOnlyPiece), error);
    // The known piece is where this one goes on, or else the parser would have failed here before.
    const isContinued = isUnclosed(problem) && piece.span.to <= known.span.from;
    return isContinued ? [] : problem;
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

/** Replaces spans of a text by spaces; line breaks and offsets stay as they are. */
function maskSpans(text: string, spans: readonly TextSpan[]): string {
  return spans.reduce(
    (result, { from, to }) =>
      result.slice(0, from) + result.slice(from, to).replace(/[^\r\n]/g, ' ') + result.slice(to),
    text,
  );
}
