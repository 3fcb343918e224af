import type { RuleName } from '../diagnostics/catalogue.ts';
import { nearest } from '../diagnostics/nearest.ts';
import type { Path } from '../load/Place.ts';
import { isPast } from '../resolve/isShown.ts';
import { isMoment } from '../validate/formats.ts';
import { show } from '../validate/words.ts';
import { type Demand, demands } from './demands.ts';
import { vocabulary } from './vocabulary.ts';

/** Something wrong with structured data. */
export interface JsonLdProblem {
  rule: RuleName;
  /** From the list of objects on: index, then keys. */
  path: Path;
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
  return objects.flatMap((object, index) =>
    isThing(object) ? checkThing(object, [index], now, true) : [],
  );
}

type Thing = Record<string, unknown>;

function checkThing(thing: Thing, path: Path, now: Date, top: boolean): JsonLdProblem[] {
  const types = [thing['@type']].flat().filter((type) => typeof type === 'string');
  if (types.length === 0) {
    if ('@id' in thing || '@graph' in thing) return checkInner(thing, path, now);
    return top
      ? [
          {
            rule: 'jsonld-without-type',
            path,
            part: 'value',
            message: 'The structured data has no `@type`.',
            hint: 'add `"@type":` with a type of schema.org, such as Service',
          },
        ]
      : checkInner(thing, path, now);
  }
  const unknown = types.filter((type) => !vocabulary.isType(type));
  if (unknown.length > 0) return unknown.map((type) => unknownType(type, path));
  return [
    ...unknownProperties(thing, types, path),
    ...types.flatMap((type) => unmet(thing, type, path, now)),
    ...checkInner(thing, path, now),
  ];
}

function checkInner(thing: Thing, path: Path, now: Date): JsonLdProblem[] {
  return Object.entries(thing).flatMap(([key, value]) => {
    if (isThing(value)) return checkThing(value, [...path, key], now, false);
    if (!Array.isArray(value)) return [];
    return value.flatMap((item, index) =>
      isThing(item) ? checkThing(item, [...path, key, index], now, false) : [],
    );
  });
}

function unknownType(type: string, path: Path): JsonLdProblem {
  const near = nearest(type, vocabulary.types);
  return {
    rule: 'jsonld-unknown-type',
    path: [...path, '@type'],
    part: 'value',
    message: `schema.org has no type \`${type}\`.`,
    hint: near ? `did you mean "${near}"?` : 'look for one at https://schema.org/docs/full.html',
    ...(near && { replacement: near }),
  };
}

function unknownProperties(thing: Thing, types: string[], path: Path): JsonLdProblem[] {
  return Object.keys(thing)
    .filter((key) => !key.startsWith('@') && !types.some((type) => vocabulary.allows(type, key)))
    .map((key) => {
      const near = nearest(
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
    });
}

function unmet(thing: Thing, type: string, path: Path, now: Date): JsonLdProblem[] {
  return demands
    .filter((demand) => vocabulary.isA(type, demand.type))
    .flatMap((demand) => demandProblem(thing, type, demand, path, now) ?? []);
}

function demandProblem(
  thing: Thing,
  type: string,
  demand: Demand,
  path: Path,
  now: Date,
): JsonLdProblem | undefined {
  const key = [demand.key].flat().find((one) => thing[one] !== undefined);
  if (key === undefined) {
    if (!demand.required) return undefined;
    const names = [demand.key].flat();
    // A misspelt key is told as unknown, not as missing too.
    const misspelt = Object.keys(thing).some(
      (own) => !vocabulary.allows(type, own) && nearest(own, names),
    );
    return misspelt
      ? undefined
      : {
          rule: 'jsonld-missing-required',
          path,
          part: 'value',
          message: `\`${type}\` lacks \`${names.join('` or `')}\`, which Google requires.`,
          hint: demand.hint,
        };
  }
  const value = thing[key];
  const at = { path: [...path, key], part: 'value' as const };
  if (demand.date && !(typeof value === 'string' && isMoment(value)))
    return {
      ...at,
      rule: 'jsonld-wrong-value',
      message: `\`${key}\` is ${show(value)}, which is not a date of ISO 8601.`,
      hint: 'write it as 2026-05-31',
    };
  if (demand.date === 'future' && isPast(value, now))
    return {
      ...at,
      rule: 'jsonld-expired',
      message: `\`${key}\` was ${String(value)}; search engines drop the entry.`,
      hint: 'remove it, or move the date',
    };
  const wrong = demand.wrong?.(value, thing);
  return wrong
    ? { ...at, rule: 'jsonld-wrong-value', message: `\`${key}\` ${wrong}.`, hint: demand.hint }
    : undefined;
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
