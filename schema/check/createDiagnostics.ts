import { catalogue, getRule } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Severity } from '../diagnostics/Diagnostic.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { Site } from '../site.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { DisableDirectives } from './filters/DisableDirectives.ts';
import { dedupeDiagnostics } from './filters/dedupeDiagnostics.ts';
import { mergeYamlTraps } from './filters/mergeYamlTraps.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/**
 * Turns problems into diagnostics, sorted by file, line and column. Applies the severities of
 * `site.checks` and suppression comments, and drops duplicates.
 */
export function createDiagnostics(
  problems: readonly Problem[],
  { checks, files }: { checks: Site['checks']; files: readonly YamlFile[] },
): Diagnostic[] {
  const directives = new DisableDirectives(files);
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const add = (problem: Problem) => {
    const severity = getSeverity(problem, checks);
    if (severity === 'off') return;
    const diagnostic = toDiagnostic(problem, severity);
    const { file, line, column, code, message } = diagnostic;
    const key = `${file}\n${line}:${column} ${code} ${message}`;
    if (seen.has(key) || directives.suppresses(diagnostic)) return;
    seen.add(key);
    diagnostics.push(diagnostic);
  };
  for (const problem of [...problems, ...directives.problems]) add(problem);
  // Errors before the content phase hide diagnostics, so a comment may only seem unneeded.
  if (!diagnostics.some(isErrorBeforeContent))
    for (const problem of directives.reportUnused()) add(problem);
  const texts = files.map(({ source }) => source);
  return dedupeDiagnostics(mergeYamlTraps(diagnostics).sort(compareLocations), texts);
}

function isErrorBeforeContent({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && getRule(code)?.phase !== 'content';
}

function getSeverity(problem: Problem, checks: Site['checks']): Severity | 'off' {
  const rule = catalogue[problem.rule];
  const set = rule.settable ? checks[problem.rule] : undefined;
  const valid = set === 'error' || set === 'warning' || set === 'off';
  return valid ? set : (problem.severity ?? rule.severity);
}

/** Compares the locations of diagnostics: by file, pages.yaml first, then line and column. */
export function compareLocations(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file)
    return getFileOrder(a.file) - getFileOrder(b.file) || (a.file < b.file ? -1 : 1);
  return a.line - b.line || a.column - b.column;
}

/** Sorts pages.yaml first, then pages/, then data/. */
function getFileOrder(file: string): number {
  return file === 'pages.yaml' ? 0 : file.startsWith('pages/') ? 1 : 2;
}
