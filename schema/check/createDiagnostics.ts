import { catalogue } from '../diagnostics/catalogue.ts';
import type { Diagnostic, Severity } from '../diagnostics/Diagnostic.ts';
import type { Problem } from '../diagnostics/Problem.ts';
import type { Site } from '../site.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { DisableDirectives } from './filters/DisableDirectives.ts';
import { dedupeDiagnostics } from './filters/dedupeDiagnostics.ts';
import { mergeYamlTraps } from './filters/mergeYamlTraps.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/**
 * Problems as diagnostics: severities as `site.checks` sets them, silenced ones left out, each
 * place told once, in the order of files, lines and columns.
 */
export function createDiagnostics(
  problems: readonly Problem[],
  { checks, files }: { checks: Site['checks']; files: readonly YamlFile[] },
): Diagnostic[] {
  const directives = new DisableDirectives(files);
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const add = (problem: Problem) => {
    const severity = severityOf(problem, checks);
    if (severity === 'off') return;
    const diagnostic = toDiagnostic(problem, severity);
    const { file, line, column, code, message } = diagnostic;
    const key = `${file}\n${line}:${column} ${code} ${message}`;
    if (seen.has(key) || directives.suppresses(diagnostic)) return;
    seen.add(key);
    diagnostics.push(diagnostic);
  };
  for (const problem of [...problems, ...directives.problems]) add(problem);
  // What could not be read, or has not the right shape, is not checked any further.
  if (!diagnostics.some((one) => one.severity === 'error' && one.code < 'BW084'))
    for (const problem of directives.unused()) add(problem);
  const texts = files.map(({ source }) => source);
  return dedupeDiagnostics(mergeYamlTraps(diagnostics).sort(byPlace), texts);
}

function severityOf(problem: Problem, checks: Site['checks']): Severity | 'off' {
  const rule = catalogue[problem.rule];
  const set = rule.settable ? checks[problem.rule] : undefined;
  const valid = set === 'error' || set === 'warning' || set === 'off';
  return valid ? set : (problem.severity ?? rule.severity);
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return order(a.file) - order(b.file) || (a.file < b.file ? -1 : 1);
  return a.line - b.line || a.column - b.column;
}

/** The manifest comes first, then pages/, then data/. */
function order(file: string): number {
  return file === 'pages.yaml' ? 0 : file.startsWith('pages/') ? 1 : 2;
}
