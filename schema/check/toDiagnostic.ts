import { catalogue } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Severity, SourceRange, TextEdit } from '../diagnostics/Diagnostic.ts';
import type { Problem, TextLocation } from '../diagnostics/Problem.ts';
import { quoteMark } from '../resolve/toProblems.ts';
import { pointerOf } from '../yaml/jsonPointer.ts';
import { locate } from '../yaml/locate.ts';
import type { YamlLocation } from '../yaml/YamlLocation.ts';

/** A problem with its position worked out. */
export function toDiagnostic(problem: Problem, severity: Severity): Diagnostic {
  const { rule, message, hint, at, route, section } = problem;
  const path = 'from' in at ? at.path : at.path;
  const related = problem.related?.map(({ at: place, message }) => {
    const { line, column } = spanOf(place);
    return { file: fileOf(place), line, column, message };
  });
  const fix = problem.fix?.map(
    (edit): TextEdit => ({ ...spanOf(edit.at), text: textOf(edit.at, edit.text) }),
  );
  return {
    file: fileOf(at),
    ...spanOf(at),
    severity,
    code: catalogue[rule].code,
    message,
    ...(hint !== undefined && { hint }),
    ...(path && path.length > 0 && { path: pointerOf(path) }),
    ...(route !== undefined && { route }),
    ...(section !== undefined && { section }),
    ...(related?.length && { related }),
    ...(fix?.length && { fix }),
  };
}

function fileOf(at: YamlLocation | TextLocation): string {
  return 'from' in at ? at.file.path : at.file.source.path;
}

/** Lines and columns of a place. */
export function spanOf(at: YamlLocation | TextLocation): SourceRange {
  const { from, to } = 'from' in at ? at : locate(at);
  const source = 'from' in at ? at.file : at.file.source;
  const start = source.position(from);
  const end = source.position(Math.max(from, to));
  return { ...start, endLine: end.line, endColumn: end.column };
}

/** Text of an edit: as given, quoted where plain YAML would read it otherwise. */
function textOf(at: YamlLocation | TextLocation, text: string): string {
  if ('from' in at) return text;
  const { from, to } = locate(at);
  const written = at.file.source.text.slice(from, to);
  if (text === quoteMark) return `"${written.replaceAll('"', '\\"')}"`;
  const quote = /^["']/.exec(written)?.[0];
  if (quote && /[\w/]/.test(text) && text !== 'true' && text !== 'false' && !/^[\d.]+$/.test(text))
    return `${quote}${text}${quote}`;
  return /^[#&*!|>'"%@`{[-]|: | #/.test(text) ? `"${text}"` : text;
}
