import { getOrCreate } from '../../../base/lists/getOrCreate.ts';
import { getSpellingSuggestion } from '../../../base/text/getSpellingSuggestion.ts';
import { isMoment } from '../../../base/time/isMoment.ts';
import { isMapping } from '../../../base/values/isMapping.ts';
import { type Clock, describeValue, suggestName } from '../../../schema/index.ts';
import { type Diagnostic, isOver, type YamlPath } from '../../../schema/vocabulary.ts';
import { type Requirement, requirements } from './requirements.ts';
import { vocabulary } from './vocabulary.ts';

/** Rules of rules/structured-data.ts. */
type JsonLdRule =
  | 'jsonld-without-type'
  | 'jsonld-unknown-type'
  | 'jsonld-unknown-property'
  | 'jsonld-missing-required'
  | 'jsonld-wrong-value'
  | 'jsonld-expired';

/** A problem of structured data. */
interface JsonLdProblem {
  rule: JsonLdRule;
  /** Path from the list of objects: an index, then keys. */
  path: YamlPath;
  part: 'key' | 'value';
  message: string;
  hint: string;
  /** The correct key or type, for a misspelt one. */
  replacement?: string;
  severity?: Diagnostic['severity'];
}

/**
 * Checks schema.org objects, nested ones included: types and properties must exist, and Google's
 * requirements for rich results must be met.
 */
export function checkJsonLd(
  objects: readonly unknown[],
  clock: Clock = { now: new Date(), timeZone: undefined },
): JsonLdProblem[] {
  const problems: JsonLdProblem[] = [];
  for (const [index, object] of objects.entries())
    if (isMapping(object)) checkThing(object, [index], clock, problems, true);
  return problems;
}

type Thing = Record<string, unknown>;

/** Adds the problems of an object to `problems`. Callers reuse `path`, so problems copy it. */
function checkThing(
  thing: Thing,
  path: (string | number)[],
  clock: Clock,
  problems: JsonLdProblem[],
  isRoot = false,
): void {
  const types = getTypes(thing);
  if (types.length === 0) {
    if (isRoot && !('@id' in thing || '@graph' in thing)) problems.push(explainMissingType(path));
    else checkNested(thing, path, clock, problems);
    return;
  }
  const unknown = types.filter((type) => !vocabulary.isType(type));
  if (unknown.length > 0) {
    problems.push(...unknown.map((type) => explainUnknownType(type, path)));
    return;
  }
  for (const key in thing)
    if (!key.startsWith('@') && !types.some((type) => vocabulary.allows(type, key)))
      problems.push(explainUnknownProperty(key, types, path));
  for (const type of types)
    for (const requirement of getRequirements(type)) {
      const problem = checkRequirement(thing, type, requirement, path, clock);
      if (problem) problems.push(problem);
    }
  checkNested(thing, path, clock, problems);
}

function getTypes({ '@type': type }: Thing): string[] {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((one) => typeof one === 'string') : [];
}

function checkNested(
  thing: Thing,
  path: (string | number)[],
  clock: Clock,
  problems: JsonLdProblem[],
): void {
  for (const key in thing) {
    const value = thing[key];
    if (typeof value !== 'object' || value === null) continue;
    path.push(key);
    if (!Array.isArray(value)) checkThing(value as Thing, path, clock, problems);
    else
      for (const [index, item] of value.entries()) {
        if (!isMapping(item)) continue;
        path.push(index);
        checkThing(item, path, clock, problems);
        path.pop();
      }
    path.pop();
  }
}

function explainMissingType(path: YamlPath): JsonLdProblem {
  return {
    rule: 'jsonld-without-type',
    path: [...path],
    part: 'value',
    message: 'This structured data has no `@type`.',
    hint: 'add `"@type":` with a type from schema.org, such as Service',
  };
}

function explainUnknownType(type: string, path: YamlPath): JsonLdProblem {
  const otherwise = 'choose a type from https://schema.org/docs/full.html';
  const { hint, correction } = suggestName(type, vocabulary.types, otherwise);
  return {
    rule: 'jsonld-unknown-type',
    path: [...path, '@type'],
    part: 'value',
    message: `Unknown schema.org type \`${type}\`.`,
    hint,
    ...(correction && { replacement: correction }),
  };
}

function explainUnknownProperty(key: string, types: string[], path: YamlPath): JsonLdProblem {
  const properties = types.flatMap((type) => vocabulary.properties(type));
  const otherwise = `see https://schema.org/${types[0]}`;
  const { hint, correction } = suggestName(key, properties, otherwise);
  return {
    rule: 'jsonld-unknown-property',
    path: [...path, key],
    part: 'key',
    message: `\`${types.join(', ')}\` has no property \`${key}\`.`,
    hint,
    // Another property may be a new one; a misspelt one never works.
    ...(correction && { replacement: correction, severity: 'error' }),
  };
}

/** Returns the requirements of a type and its ancestors. */
function getRequirements(type: string): readonly Requirement[] {
  return getOrCreate(requirementsByType, type, () =>
    requirements.filter((requirement) => vocabulary.isA(type, requirement.type)),
  );
}

const requirementsByType = new Map<string, readonly Requirement[]>();

function checkRequirement(
  thing: Thing,
  type: string,
  requirement: Requirement,
  path: YamlPath,
  clock: Clock,
): JsonLdProblem | undefined {
  const names = typeof requirement.key === 'string' ? [requirement.key] : requirement.key;
  const key = names.find((one) => thing[one] !== undefined);
  if (key === undefined) {
    if (!requirement.required) return undefined;
    // A misspelt key is reported as unknown, not as missing too.
    const misspelt = Object.keys(thing).some(
      (own) => !vocabulary.allows(type, own) && getSpellingSuggestion(own, names),
    );
    return misspelt
      ? undefined
      : {
          rule: 'jsonld-missing-required',
          path: [...path],
          part: 'value',
          message: `\`${type}\` has no \`${names.join('` or `')}\`, which Google requires.`,
          hint: requirement.hint,
        };
  }
  const value = thing[key];
  const at = () => ({ path: [...path, key], part: 'value' as const });
  if (requirement.date && !(typeof value === 'string' && isMoment(value)))
    return {
      ...at(),
      rule: 'jsonld-wrong-value',
      message: `\`${key}\` must be an ISO 8601 date, not ${describeValue(value)}.`,
      hint: 'write it as 2026-05-31',
    };
  if (requirement.date === 'future' && typeof value === 'string' && isOver(value, clock))
    return {
      ...at(),
      rule: 'jsonld-expired',
      message: `\`${key}\` was ${String(value)}; search engines drop expired entries.`,
      hint: 'remove it, or change the date',
    };
  const wrong = requirement.explain?.(value, thing);
  return wrong
    ? {
        ...at(),
        rule: 'jsonld-wrong-value',
        message: `\`${key}\` ${wrong}.`,
        hint: requirement.hint,
      }
    : undefined;
}
