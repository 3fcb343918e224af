import type { Document, YAMLParseError } from 'yaml';
import type { Problem } from '../diagnostics/Problem.ts';
import type { MutableYamlFile } from './MutableYamlFile.ts';
import { parseTree } from './parseTree.ts';
import { explainSyntaxError } from './recovery/explainSyntaxError.ts';
import { findEntryAround } from './recovery/findEntryAround.ts';
import { maskBrokenPieces } from './recovery/maskBrokenPieces.ts';
import { maskSpans } from './recovery/maskSpans.ts';
import { SourceFile } from './source/SourceFile.ts';

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
      file.problems.push(tooManyHyphens(file.source, hyphens));
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

function tooManyHyphens(source: SourceFile, { index, 0: hyphens }: RegExpExecArray): Problem {
  return {
    rule: 'nested-too-deep',
    message: 'This line nests lists more than 100 levels deep.',
    hint: 'remove the run of hyphens',
    at: { file: source, from: index, to: index + hyphens.length },
  };
}

/** Blanks the entry around an offset; returns undefined if the offset is in no entry. */
function maskEntry(text: string, offset: number): string | undefined {
  const entry = findEntryAround(text, Math.min(offset, text.length - 1));
  return entry && maskSpans(text, [entry]);
}
