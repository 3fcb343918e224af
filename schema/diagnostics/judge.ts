import type { YamlFile } from '../load/YamlFile.ts';
import type { Site } from '../site.ts';
import { catalogue } from './catalogue.ts';
import type { Diagnostic, Severity } from './Diagnostic.ts';
import type { Problem } from './Problem.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/**
 * Problems as diagnostics: severities as `site.checks` sets them, each place told once, in the
 * order of files, lines and columns.
 */
export function judge(
  problems: readonly Problem[],
  { checks }: { checks: Site['checks']; files: readonly YamlFile[] },
): Diagnostic[] {
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  for (const problem of problems) {
    const severity = severityOf(problem, checks);
    if (severity === 'off') continue;
    const diagnostic = toDiagnostic(problem, severity);
    const { file, line, column, code, message } = diagnostic;
    const key = `${file}\n${line}:${column} ${code} ${message}`;
    if (seen.has(key)) continue;
    seen.add(key);
    diagnostics.push(diagnostic);
  }
  return diagnostics.sort(byPlace);
}

function severityOf(problem: Problem, checks: Site['checks']): Severity | 'off' {
  const set = checks[problem.rule];
  return typeof set === 'string' ? set : (problem.severity ?? catalogue[problem.rule].severity);
}

function byPlace(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return order(a.file) - order(b.file) || (a.file < b.file ? -1 : 1);
  return a.line - b.line || a.column - b.column;
}

/** The manifest comes first, then pages/, then data/. */
function order(file: string): number {
  return file === 'pages.yaml' ? 0 : file.startsWith('pages/') ? 1 : 2;
}
