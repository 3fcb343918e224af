import { groupBy } from '../../../base/lists/groupBy.ts';
import type { Diagnostic } from '../../diagnostics/Diagnostic.ts';
import type { Problem, ValueLocation } from '../../diagnostics/Problem.ts';
import type { RuleMeta } from '../../diagnostics/RuleMeta.ts';
import { findRuleByCode } from '../../rules/catalogue.ts';
import { isUnknownKey } from '../../rules/shape/keys.ts';

/**
 * Merges what a rule reports at one location for several pages, such as the pages that `each`
 * generates: keeps the first and names some of the other pages.
 *
 * @param diagnostics sorted by location
 */
export function mergePages(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const [index, one] of diagnostics.entries()) {
    const { file, line, column, endLine, endColumn, code, severity, route } = one;
    const key =
      route === undefined
        ? String(index)
        : [file, line, column, endLine, endColumn, code, severity].join('\n');
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].map(merge);
}

function merge([first, ...more]: readonly [Diagnostic, ...Diagnostic[]]): Diagnostic {
  const routes = [...new Set(more.map(({ route }) => route))].filter(
    (route) => route !== first.route,
  );
  if (routes.length === 0) return first;
  const names = routes.slice(0, 2).map((route) => `\`${route}\``);
  const others =
    routes.length <= names.length
      ? `${names.join(' and ')} ${routes.length === 1 ? 'has' : 'have'} the same problem.`
      : `${routes.length} more pages have the same problem, such as ${names.join(' and ')}.`;
  return { ...first, message: `${first.message} ${others}` };
}

/**
 * Merges three or more unknown keys of a mapping that resemble no key: a line above them was moved or
 * is missing, and each of them says the same.
 */
export function mergeUnknownKeys(problems: readonly Problem[]): Problem[] {
  const unknown = problems.filter(isUnlikeAnyKey);
  const merged = new Map<Problem, Problem | undefined>();
  for (const [first, ...more] of groupBy(unknown, describeMapping).values()) {
    if (!first || more.length < 2) continue;
    const names = [first, ...more].map(({ at }) => `\`${at.path.at(-1)}\``);
    merged.set(first, {
      ...first,
      message: `Unknown keys: ${names.slice(0, shown).join(', ')}${names.length > shown ? ', …' : ''}.`,
      related: more.slice(0, shown).map(({ at, message }) => ({ at, message })),
    });
    for (const one of more) merged.set(one, undefined);
  }
  return problems.flatMap((one) => (merged.has(one) ? (merged.get(one) ?? []) : one));
}

/** The number of keys that a message names. */
const shown = 12;

type UnknownKey = Problem & { at: ValueLocation };

function isUnlikeAnyKey(problem: Problem): problem is UnknownKey {
  const { rule, at, fix, hint = '' } = problem;
  const isUnlike = hint === 'remove it' || hint.startsWith('available keys: ');
  return isUnknownKey({ rule }) && 'path' in at && !('from' in at) && !fix && isUnlike;
}

function describeMapping({ at, route }: UnknownKey): string {
  return JSON.stringify([at.file.source.path, route, at.path.slice(0, -1)]);
}

/**
 * Keeps one diagnostic where a YAML trap (such as `01234`) and a schema error concern the same
 * value. A number that lost a zero explains the error, so the trap becomes an error; a word such as
 * `no` is explained better by the schema error. Content diagnostics about a value of the wrong shape
 * are dropped.
 */
export function mergeYamlTraps(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const errors = new Map<string, Diagnostic>();
  for (const one of diagnostics)
    if (one.severity === 'error' && !getTrap(one)) errors.set(locationKey(one), one);
  const missingValues = new Set(
    diagnostics.filter(({ code }) => findRuleByCode(code)?.losesValue).map(locationKey),
  );
  const shapeErrors = new Set(
    diagnostics.filter((one) => isShape(one) && one.severity === 'error').map(locationKey),
  );
  const replaced = new Set<Diagnostic>();
  const merged = diagnostics.flatMap((one) => {
    if (isShape(one) && missingValues.has(locationKey(one))) return [];
    if (isContent(one) && shapeErrors.has(locationKey(one))) return [];
    const trap = getTrap(one);
    const error = trap && errors.get(locationKey(one));
    if (!error) return one;
    // The type of the value says more: `1_250` is no number, and `no` is not false.
    const isWord = trap === 'word' || (isWrongType(error) && one.fix && error.fix);
    if (isWord || (trap === 'number' && !isWrongType(error))) return [];
    replaced.add(error);
    const { hint = one.hint, fix = one.fix } = isWrongType(error) ? error : one;
    return {
      ...error,
      ...one,
      severity: 'error' as const,
      ...(hint && { hint }),
      ...(fix && { fix }),
    };
  });
  return replaced.size ? merged.filter((one) => !replaced.has(one)) : merged;
}

function getTrap({ code }: Diagnostic): RuleMeta['trap'] {
  return findRuleByCode(code)?.trap;
}

function isShape({ code }: Diagnostic): boolean {
  return findRuleByCode(code)?.phase === 'shape';
}

function isWrongType({ code }: Diagnostic): boolean {
  return findRuleByCode(code)?.isAboutType === true;
}

function isContent({ code }: Diagnostic): boolean {
  return findRuleByCode(code)?.phase === 'content';
}

function locationKey({ file, line, column }: Diagnostic): string {
  return `${file}:${line}:${column}`;
}
