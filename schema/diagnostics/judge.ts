import type { YamlFile } from '../load/YamlFile.ts';
import type { Site } from '../site.ts';
import { catalogue } from './catalogue.ts';
import type { Diagnostic, Severity } from './Diagnostic.ts';
import { isSettable } from './isSettable.ts';
import { mergeTraps } from './mergeTraps.ts';
import type { Problem } from './Problem.ts';
import { Silencers } from './silencers.ts';
import { toDiagnostic } from './toDiagnostic.ts';
import { withoutEchoes } from './withoutEchoes.ts';

/**
 * Problems as diagnostics: severities as `site.checks` sets them, silenced ones left out, each
 * place told once, in the order of files, lines and columns.
 */
export function judge(
  problems: readonly Problem[],
  { checks, files }: { checks: Site['checks']; files: readonly YamlFile[] },
): Diagnostic[] {
  const silencers = new Silencers(files);
  const seen = new Set<string>();
  const diagnostics: Diagnostic[] = [];
  const add = (problem: Problem) => {
    const severity = severityOf(problem, checks);
    if (severity === 'off') return;
    const diagnostic = toDiagnostic(problem, severity);
    const { file, line, column, code, message } = diagnostic;
    const key = `${file}\n${line}:${column} ${code} ${message}`;
    if (seen.has(key) || silencers.silences(diagnostic)) return;
    seen.add(key);
    diagnostics.push(diagnostic);
  };
  for (const problem of [...problems, ...silencers.problems]) add(problem);
  // What could not be read, or has not the right shape, is not checked any further.
  if (!diagnostics.some((one) => one.severity === 'error' && one.code < 'BW084'))
    for (const problem of silencers.unused()) add(problem);
  const texts = files.map(({ source }) => source);
  return withoutEchoes(mergeTraps(diagnostics).sort(byPlace), texts);
}

function severityOf(problem: Problem, checks: Site['checks']): Severity | 'off' {
  const rule = catalogue[problem.rule];
  const set = isSettable(rule) ? checks[problem.rule] : undefined;
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
