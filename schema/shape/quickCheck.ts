import { isMapping } from '../../base/values/isMapping.ts';
import { formats } from './formats/formats.ts';

/** Returns true for valid values only; may return false for a valid value. */
export type QuickCheck = (value: unknown) => boolean;

/** Compiles a regular expression; throws for an invalid one. */
export type CompilePattern = (pattern: string) => { test(text: string): boolean };

/**
 * Compiles the common subset of JSON Schema to a check at once, where ajv takes milliseconds per
 * schema. Returns undefined for schemas outside the subset and for invalid schemas. ajv judges and
 * explains every value that the check does not accept; tests/quickCheck.test.ts compares both.
 */
export function quickCheck(schema: unknown, compile = compileNative): QuickCheck | undefined {
  try {
    return getCheck(schema, compile);
  } catch (error) {
    if (error === unsupported) return undefined;
    throw error;
  }
}

/** Compiles a regular expression of our own schemas. */
export const compileNative: CompilePattern = (pattern) => new RegExp(pattern, 'u');

/** Thrown for schemas outside the subset; `quickCheck` catches it. */
const unsupported = Symbol('unsupported');

function giveUp(): never {
  throw unsupported;
}

/** Returns the value of a keyword and marks it as known. */
type Take = (keyword: string) => unknown;

function getCheck(schema: unknown, compile: CompilePattern): QuickCheck {
  const rest = new Map(Object.entries(getMapping(schema)));
  const take: Take = (keyword) => {
    const value = rest.get(keyword);
    rest.delete(keyword);
    return value;
  };
  const checks: QuickCheck[] = [];
  const type = take('type');
  if (typeof type === 'string') checks.push(typeCheck(type, take, compile));
  else if (type !== undefined)
    checks.push(someAccept(getList(type).map((one) => typeCheck(one, () => undefined, compile))));
  const [only, choices, anyOf] = [take('const'), take('enum'), take('anyOf')];
  if (only !== undefined) checks.push(choiceCheck([only]));
  if (choices !== undefined) checks.push(choiceCheck(getList(choices)));
  if (anyOf !== undefined)
    checks.push(someAccept(getList(anyOf).map((one) => getCheck(one, compile))));
  for (const [keyword, value] of rest) if (!isAnnotation(keyword, value)) giveUp();
  return allAccept(checks);
}

/** Whether a keyword is an annotation, which any value satisfies. */
function isAnnotation(keyword: string, value: unknown): boolean {
  if (keyword === '$schema') return value === 'https://json-schema.org/draft/2020-12/schema';
  if (['title', 'description', '$comment'].includes(keyword)) return typeof value === 'string';
  return keyword === 'default' || keyword.startsWith('x-');
}

function typeCheck(type: unknown, take: Take, compile: CompilePattern): QuickCheck {
  switch (type) {
    case 'string':
      return stringCheck(take, compile);
    case 'number':
      return numberCheck(Number.isFinite, take);
    case 'integer':
      return numberCheck(Number.isInteger, take);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    case 'array':
      return arrayCheck(take, compile);
    case 'object':
      return objectCheck(take, compile);
    default:
      return giveUp();
  }
}

function stringCheck(take: Take, compile: CompilePattern): QuickCheck {
  const min = getCount(take('minLength')) ?? 0;
  const max = getCount(take('maxLength')) ?? Number.POSITIVE_INFINITY;
  const checks: QuickCheck[] = [
    (value) => {
      if (typeof value !== 'string') return false;
      const { length } = value;
      // A character may be two code units long.
      return length <= max && length >= min && (min < 2 || [...value].length >= min);
    },
  ];
  const [pattern, format] = [take('pattern'), take('format')];
  if (pattern !== undefined) {
    const expression = getExpression(pattern, compile);
    checks.push((value) => expression.test(value as string));
  }
  if (format !== undefined) {
    const accepts = formats[format as string] ?? giveUp();
    checks.push((value) => accepts(value as string));
  }
  return allAccept(checks);
}

function numberCheck(isOfType: (value: unknown) => boolean, take: Take): QuickCheck {
  const least = getNumber(take('minimum')) ?? Number.NEGATIVE_INFINITY;
  const most = getNumber(take('maximum')) ?? Number.POSITIVE_INFINITY;
  const above = getNumber(take('exclusiveMinimum')) ?? Number.NEGATIVE_INFINITY;
  const step = getNumber(take('multipleOf'));
  if (step !== undefined && !(Number.isInteger(step) && step > 0)) giveUp();
  return (value) =>
    isOfType(value) &&
    (value as number) >= least &&
    (value as number) > above &&
    (value as number) <= most &&
    (step === undefined || (value as number) % step === 0);
}

function arrayCheck(take: Take, compile: CompilePattern): QuickCheck {
  const min = getCount(take('minItems')) ?? 0;
  const max = getCount(take('maxItems')) ?? Number.POSITIVE_INFINITY;
  const [items, unique] = [take('items'), take('uniqueItems') ?? false];
  const accepts = items === undefined ? undefined : getCheck(items, compile);
  if (typeof unique !== 'boolean') giveUp();
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return false;
    if (accepts) for (const item of value) if (!accepts(item)) return false;
    return !unique || allDiffer(value);
  };
}

function objectCheck(take: Take, compile: CompilePattern): QuickCheck {
  const properties = Object.entries(getMapping(take('properties') ?? {}));
  const patterns = Object.entries(getMapping(take('patternProperties') ?? {}));
  const required = getList(take('required') ?? []);
  const least = getCount(take('minProperties')) ?? 0;
  const [others, names] = [take('additionalProperties') ?? true, take('propertyNames')];
  const known = new Map(properties.map(([key, schema]) => [key, getCheck(schema, compile)]));
  const matching = patterns.map(
    ([pattern, schema]) => [getExpression(pattern, compile), getCheck(schema, compile)] as const,
  );
  const other = typeof others === 'boolean' ? undefined : getCheck(others, compile);
  // Names are text, so a schema of names may omit the type.
  const isName =
    names === undefined ? undefined : getCheck({ type: 'string', ...getMapping(names) }, compile);
  // The check counts only required keys that have a schema; ajv counts inherited properties as keys.
  if (!allDiffer(required) || !required.every((key) => known.has(key as string))) giveUp();
  if (properties.some(([key]) => key in Object.prototype)) giveUp();
  const needed = new Set(required);
  return (value) => {
    if (!isMapping(value) || Object.keys(value).length < least) return false;
    let found = 0;
    for (const key in value) {
      const item = value[key];
      if (item === undefined || (isName && !isName(key))) return false;
      let isMatched = false;
      const accepts = known.get(key);
      if (accepts) {
        if (!accepts(item)) return false;
        if (needed.has(key)) found++;
        isMatched = true;
      }
      for (const [expression, accepts] of matching) {
        if (!expression.test(key)) continue;
        if (!accepts(item)) return false;
        isMatched = true;
      }
      if (!isMatched && !(other ? other(item) : others)) return false;
    }
    return found === needed.size;
  };
}

function choiceCheck(choices: readonly unknown[]): QuickCheck {
  if (choices.length === 0 || choices.some((one) => typeof one === 'object')) giveUp();
  return (value) => choices.includes(value);
}

function someAccept(checks: readonly QuickCheck[]): QuickCheck {
  if (checks.length === 0) giveUp();
  return (value) => checks.some((accepts) => accepts(value));
}

function allAccept([first, second, ...more]: readonly QuickCheck[]): QuickCheck {
  if (!first) return () => true;
  if (!second) return first;
  const rest = allAccept([second, ...more]);
  return (value) => first(value) && rest(value);
}

/** Whether all values are different texts; other values are left to ajv. */
function allDiffer(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length && values.every((one) => typeof one === 'string');
}

function getCount(value: unknown): number | undefined {
  const count = getNumber(value);
  return count === undefined || (Number.isInteger(count) && count >= 0) ? count : giveUp();
}

function getNumber(value: unknown): number | undefined {
  return value === undefined || Number.isFinite(value) ? (value as number | undefined) : giveUp();
}

function getExpression(pattern: unknown, compile: CompilePattern) {
  try {
    return typeof pattern === 'string' ? compile(pattern) : giveUp();
  } catch {
    return giveUp();
  }
}

function getList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : giveUp();
}

function getMapping(value: unknown): Record<string, unknown> {
  return isMapping(value) ? value : giveUp();
}
