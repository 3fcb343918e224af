import { isMarkdownPath } from '../../base/files/rowPath.ts';
import type { Diagnostic, Severity } from '../diagnostics/Diagnostic.ts';
import type { MissingName, Problem } from '../diagnostics/Problem.ts';
import { isSettable } from '../diagnostics/RuleMeta.ts';
import { findRuleByCode, getRule } from '../rules/catalogue.ts';
import type { Site } from '../vocabulary/site/site.ts';
import type { YamlFile } from '../yaml/YamlFile.ts';
import { collapseTruncatedFile } from './filters/collapseTruncatedFile.ts';
import { DisableDirectives } from './filters/DisableDirectives.ts';
import { dropFollowUps, dropMisplacedNames, dropRepeatedKeys } from './filters/dropFollowUps.ts';
import { mergePages, mergeUnknownKeys, mergeYamlTraps } from './filters/mergePages.ts';
import { nameInvisibleCharacters } from './filters/nameInvisibleCharacters.ts';
import { toDiagnostic } from './toDiagnostic.ts';

/** Inputs of `createDiagnostics` besides the problems. */
interface DiagnosticOptions {
  /** Undefined if they could not be read; warnings that they may turn off are then left out. */
  checks: Site['checks'] | undefined;
  files: readonly YamlFile[];
  /** Reduces the problems that are reported to one for each cause. */
  settle?(problems: Problem[]): Problem[];
}

/**
 * Turns problems into diagnostics, sorted by file, line and column. Applies the severities of
 * `site.checks` and suppression comments, and reports each cause once.
 */
export function createDiagnostics(
  problems: readonly Problem[],
  { checks, files, settle = (all) => all }: DiagnosticOptions,
): Diagnostic[] {
  const directives = new DisableDirectives(files);
  const seen = new Set<string>();
  const created = new Map<Problem, Diagnostic>();
  const counts = new Map<string, number>();
  const add = (problem: Problem) => {
    if (isOneTooMany(problem, counts)) return;
    const diagnostic = create(problem, checks);
    if (!diagnostic) return;
    const { file, line, column, code, message } = diagnostic;
    const key = `${file}\n${line}:${column} ${code} ${message}`;
    if (seen.has(key) || directives.suppresses(diagnostic)) return;
    seen.add(key);
    created.set(problem, diagnostic);
  };
  for (const problem of [...problems, ...directives.problems]) add(problem);
  // Errors before the content phase hide diagnostics, so a comment may only seem unneeded.
  if (![...created.values()].some(isErrorBeforeContent))
    for (const problem of directives.reportUnused()) add(problem);
  const diagnostics: Diagnostic[] = [];
  const missingNames = new Map<Diagnostic, MissingName>();
  const settled = mergeUnknownKeys(settle(dropMisplacedNames([...created.keys()])));
  for (const problem of settled) {
    const diagnostic = created.get(problem) ?? create(problem, checks);
    if (!diagnostic) continue;
    diagnostics.push(diagnostic);
    if (problem.missing) missingNames.set(diagnostic, problem.missing);
  }
  // Markdown may end without a line break.
  const texts = files.flatMap(({ source }) => (isMarkdownPath(source.path) ? [] : source));
  const sorted = mergeYamlTraps(diagnostics).sort(compareLocations);
  const complete = dropRepeatedKeys(collapseTruncatedFile(sorted, texts, missingNames));
  const readText = (path: string) => files.find(({ source }) => source.path === path)?.source.text;
  return mergePages(dropFollowUps(nameInvisibleCharacters(complete, readText)));
}

/** Whether a text has enough problems of a rule: locating a piece of a text takes a search of the text. */
function isOneTooMany({ rule, at, route }: Problem, counts: Map<string, number>): boolean {
  if ('from' in at || typeof at.part !== 'object' || !('text' in at.part)) return false;
  const key = JSON.stringify([rule, at.file.source.path, at.path, route]);
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count > mostOfText;
}

/** The number of problems of a rule that are reported for a text; the others follow once these are fixed. */
const mostOfText = 100;

function create(problem: Problem, checks: Site['checks'] | undefined): Diagnostic | undefined {
  const severity = getSeverity(problem, checks);
  return severity === 'off' ? undefined : toDiagnostic(problem, severity);
}

function isErrorBeforeContent({ severity, code }: Diagnostic): boolean {
  return severity === 'error' && findRuleByCode(code)?.phase !== 'content';
}

function getSeverity(problem: Problem, checks: Site['checks'] | undefined): Severity | 'off' {
  const rule = getRule(problem.rule);
  const standard = problem.severity ?? rule.severity;
  if (!checks && isSettable(rule)) return standard === 'warning' ? 'off' : standard;
  const set = isSettable(rule) ? checks?.[problem.rule] : undefined;
  const valid = set === 'error' || set === 'warning' || set === 'off';
  return valid ? set : standard;
}

/** Compares the locations of diagnostics: by file, pages.yaml first, then line and column. */
export function compareLocations(
  a: Pick<Diagnostic, 'file' | 'line' | 'column'>,
  b: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): number {
  if (a.file !== b.file)
    return getFileOrder(a.file) - getFileOrder(b.file) || (a.file < b.file ? -1 : 1);
  return a.line - b.line || a.column - b.column;
}

/** Sorts pages.yaml first, then pages/, then data/. */
function getFileOrder(file: string): number {
  return file === 'pages.yaml' ? 0 : file.startsWith('pages/') ? 1 : 2;
}
