import type { RuleName } from '../diagnostics/catalogue.ts';
import { getSpellingSuggestion } from '../diagnostics/getSpellingSuggestion.ts';
import { isPast } from '../resolve/isPublished.ts';
import { describeValue } from '../validate/describeValue.ts';
import { isMoment } from '../validate/formats.ts';
import { isMapping } from '../validate/isMapping.ts';
import type { YamlPath } from '../yaml/YamlLocation.ts';
import { type Requirement, requirements } from './requirements.ts';
import { vocabulary } from './vocabulary.ts';

/** Something wrong with structured data. */
export interface JsonLdProblem {
  rule: RuleName;
  /** From the list of objects on: index, then keys. */
  path: YamlPath;
  part: 'key' | 'value';
  message: string;
  hint: string;
  /** The right key, for a misspelt one. */
  replacement?: string;
}

/**
 * Checks schema.org objects: known types and properties, and for the results that Google shows the
 * fields it requires, in the form it requires. Objects inside others are checked too.
 */
export function checkJsonLd(objects: readonly unknown[], now: Date = new Date()): JsonLdProblem[] {
  const problems: JsonLdProblem[] = [];
  for (const [index, object] of objects.entries())
    if (isMapping(object)) checkThing(object, [index], now, problems, true);
  return problems;
}

type Thing = Record<string, unknown>;

/** Adds what is wrong with an object to `problems`. `path` is only lent: what keeps it copies it. */
function checkThing(
  thing: Thing,
  path: (string | number)[],
  now: Date,
  problems: JsonLdProblem[],
  top = false,
): void {
  const types = typesOf(thing);
  if (types.length === 0) {
    if (top && !('@id' in thing || '@graph' in thing)) problems.push(withoutType(path));
    else checkInner(thing, path, now, problems);
    return;
  }
  const unknown = types.filter((type) => !vocabulary.isType(type));
  if (unknown.length > 0) {
    problems.push(...unknown.map((type) => unknownType(type, path)));
    return;
  }
  for (const key in thing)
    if (!key.startsWith('@') && !types.some((type) => vocabulary.allows(type, key)))
      problems.push(unknownProperty(key, types, path));
  for (const type of types)
    for (const demand of demandsOf(type)) {
      const problem = demandProblem(thing, type, demand, path, now);
      if (problem) problems.push(problem);
    }
  checkInner(thing, path, now, problems);
}

function typesOf({ '@type': type }: Thing): string[] {
  if (typeof type === 'string') return [type];
  return Array.isArray(type) ? type.filter((one) => typeof one === 'string') : [];
}

function checkInner(
  thing: Thing,
  path: (string | number)[],
  now: Date,
  problems: JsonLdProblem[],
): void {
  for (const key in thing) {
    const value = thing[key];
    if (typeof value !== 'object' || value === null) continue;
    path.push(key);
    if (!Array.isArray(value)) checkThing(value as Thing, path, now, problems);
    else
      for (const [index, item] of value.entries()) {
        if (!isMapping(item)) continue;
        path.push(index);
        checkThing(item, path, now, problems);
        path.pop();
      }
    path.pop();
  }
}

function withoutType(path: YamlPath): JsonLdProblem {
  return {
    rule: 'jsonld-without-type',
    path: [...path],
    part: 'value',
    message: 'This structured data has no `@type`.',
    hint: 'add `"@type":` with a type from schema.org, such as Service',
  };
}

function unknownType(type: string, path: YamlPath): JsonLdProblem {
  const near = getSpellingSuggestion(type, vocabulary.types);
  return {
    rule: 'jsonld-unknown-type',
    path: [...path, '@type'],
    part: 'value',
    message: `Unknown schema.org type \`${type}\`.`,
    hint: near ? `did you mean "${near}"?` : 'choose a type from https://schema.org/docs/full.html',
    ...(near && { replacement: near }),
  };
}

function unknownProperty(key: string, types: string[], path: YamlPath): JsonLdProblem {
  const near = getSpellingSuggestion(
    key,
    types.flatMap((type) => vocabulary.properties(type)),
  );
  return {
    rule: 'jsonld-unknown-property',
    path: [...path, key],
    part: 'key',
    message: `\`${types.join(', ')}\` has no property \`${key}\`.`,
    hint: near ? `did you mean "${near}"?` : `see https://schema.org/${types[0]}`,
    ...(near && { replacement: near }),
  };
}

/** The demands on a type and all it is derived from. */
function demandsOf(type: string): readonly Requirement[] {
  let own = known.get(type);
  if (!own) {
    own = requirements.filter((demand) => vocabulary.isA(type, demand.type));
    known.set(type, own);
  }
  return own;
}

const known = new Map<string, readonly Requirement[]>();

function demandProblem(
  thing: Thing,
  type: string,
  demand: Requirement,
  path: YamlPath,
  now: Date,
): JsonLdProblem | undefined {
  const names = typeof demand.key === 'string' ? [demand.key] : demand.key;
  const key = names.find((one) => thing[one] !== undefined);
  if (key === undefined) {
    if (!demand.required) return undefined;
    // A misspelt key is told as unknown, not as missing too.
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
          hint: demand.hint,
        };
  }
  const value = thing[key];
  const at = () => ({ path: [...path, key], part: 'value' as const });
  if (demand.date && !(typeof value === 'string' && isMoment(value)))
    return {
      ...at(),
      rule: 'jsonld-wrong-value',
      message: `\`${key}\` must be an ISO 8601 date, not ${describeValue(value)}.`,
      hint: 'write it as 2026-05-31',
    };
  if (demand.date === 'future' && isPast(value, now))
    return {
      ...at(),
      rule: 'jsonld-expired',
      message: `\`${key}\` was ${String(value)}; search engines drop expired entries.`,
      hint: 'remove it, or change the date',
    };
  const wrong = demand.wrong?.(value, thing);
  return wrong
    ? { ...at(), rule: 'jsonld-wrong-value', message: `\`${key}\` ${wrong}.`, hint: demand.hint }
    : undefined;
}
