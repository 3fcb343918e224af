import { toJsonPointer } from '../../base/text/toJsonPointer.ts';
import type { Diagnostic, Severity, SourceRange, TextEdit } from '../diagnostics/Diagnostic.ts';
import type {
  LocatableText,
  Problem,
  TextLocation,
  ValueLocation,
} from '../diagnostics/Problem.ts';
import { quoteMark } from '../reference/expressions/toProblems.ts';
import { getRule } from '../rules/catalogue.ts';

/** Converts a problem to a diagnostic: works out its lines and columns. */
export function toDiagnostic(problem: Problem, severity: Severity): Diagnostic {
  const { rule, message, hint, at, route, section } = problem;
  const related = problem.related?.map(({ at, message }) => {
    const { line, column } = getRange(at);
    return { file: getSource(at).path, line, column, message };
  });
  const fix = problem.fix?.map(
    ({ at, text }): TextEdit => ({ ...getRange(at), text: replacementFor(at, text) }),
  );
  return {
    file: getSource(at).path,
    ...getRange(at),
    severity,
    code: getRule(rule).code,
    message,
    ...(hint !== undefined && { hint }),
    ...(at.path?.length && { path: toJsonPointer(at.path) }),
    ...(route !== undefined && { route }),
    ...(section !== undefined && { section }),
    ...(related?.length && { related }),
    ...(fix?.length && { fix }),
  };
}

/** Returns the text that a location is in. */
export function getSource(at: ValueLocation | TextLocation): LocatableText {
  return 'from' in at ? at.file : at.file.source;
}

function getRange(at: ValueLocation | TextLocation): SourceRange {
  const { from, to } = 'from' in at ? at : at.file.locate(at.path, at.part);
  const source = getSource(at);
  const start = source.position(from);
  const end = source.position(Math.max(from, to));
  return { ...start, endLine: end.line, endColumn: end.column };
}

/** Returns the new text of a fix, quoted if it would mean something else as a plain scalar. */
export function replacementFor(at: ValueLocation | TextLocation, text: string): string {
  // Where a text is replaced in a longer one, quotes would end that.
  if ('from' in at || typeof at.part === 'object') return text;
  const { from, to } = at.file.locate(at.path, at.part);
  const current = at.file.source.text.slice(from, to);
  if (text === quoteMark) return `"${current.replaceAll('"', '\\"')}"`;
  const quote = /^["']/.exec(current)?.[0];
  if (quote && /[\w/]/.test(text) && text !== 'true' && text !== 'false' && !/^[\d.]+$/.test(text))
    return `${quote}${text}${quote}`;
  return /^[#&*!|>'"%@`{[-]|: | #/.test(text) ? `"${text}"` : text;
}
