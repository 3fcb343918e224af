import type { Problem } from './Problem.ts';
import type { RuleName, Rules } from './RuleMeta.ts';

/** Creates what is reported about a rule: a problem, or what becomes one once its location is known. */
export type Reporter<Name extends RuleName, Found extends { rule: RuleName } = Problem> = (
  rule: Name,
  found: Omit<Found, 'rule'>,
) => Found;

/**
 * Returns the reporter of a file's rules, which takes no other names; or of one of them. Only their type
 * is given, so that code which reports does not load their documentation.
 */
export function createReporter<
  FileRules extends Rules,
  Found extends { rule: RuleName } = Problem,
>(): Reporter<keyof FileRules & RuleName, Found>;
export function createReporter<FileRules extends Rules, Found extends { rule: RuleName } = Problem>(
  only: keyof FileRules & RuleName,
): (found: Omit<Found, 'rule'>) => Found;
/* @__NO_SIDE_EFFECTS__ */
export function createReporter(only?: RuleName) {
  return only === undefined
    ? (rule: RuleName, found: object) => ({ rule, ...found })
    : (found: object) => ({ rule: only, ...found });
}
