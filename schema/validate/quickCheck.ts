import { formats } from './formats.ts';
import { isMapping } from './isMapping.ts';

/** Says of a value that it is valid. When it does not, the value may be valid all the same. */
export type QuickCheck = (value: unknown) => boolean;

/**
 * Makes a check from the part of JSON Schema that most schemas are written in, at once, where ajv
 * takes milliseconds for each. Gives `undefined` for everything else, and for what is no valid
 * schema. A value that is not accepted is for ajv to judge, which also knows what is wrong with it;
 * tests/quickCheck.test.ts holds both against each other.
 */
export function quickCheck(schema: unknown): QuickCheck | undefined {
  try {
    return checkOf(schema);
  } catch (error) {
    if (error === uncommon) return undefined;
    throw error;
  }
}

/** Thrown to give up; never leaves this file. */
const uncommon = Symbol('uncommon');

function giveUp(): never {
  throw uncommon;
}

/** Gives the value of a keyword; one that nobody takes is unknown here. */
type Take = (keyword: string) => unknown;

function checkOf(schema: unknown): QuickCheck {
  const rest = new Map(Object.entries(mappingOf(schema)));
  const take: Take = (keyword) => {
    const value = rest.get(keyword);
    rest.delete(keyword);
    return value;
  };
  const checks: QuickCheck[] = [];
  const type = take('type');
  if (typeof type === 'string') checks.push(typeCheck(type, take));
  else if (type !== undefined)
    checks.push(someAccept(listOf(type).map((one) => typeCheck(one, () => undefined))));
  const [only, choices, anyOf] = [take('const'), take('enum'), take('anyOf')];
  if (only !== undefined) checks.push(choiceCheck([only]));
  if (choices !== undefined) checks.push(choiceCheck(listOf(choices)));
  if (anyOf !== undefined) checks.push(someAccept(listOf(anyOf).map(checkOf)));
  for (const [keyword, value] of rest) if (!isRemark(keyword, value)) giveUp();
  return allAccept(checks);
}

/** Keywords that demand nothing. */
function isRemark(keyword: string, value: unknown): boolean {
  if (keyword === '$schema') return value === 'https://json-schema.org/draft/2020-12/schema';
  if (['title', 'description', '$comment'].includes(keyword)) return typeof value === 'string';
  return keyword === 'default' || keyword.startsWith('x-');
}

function typeCheck(type: unknown, take: Take): QuickCheck {
  switch (type) {
    case 'string':
      return stringCheck(take);
    case 'number':
      return numberCheck(Number.isFinite, take);
    case 'integer':
      return numberCheck(Number.isInteger, take);
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'null':
      return (value) => value === null;
    case 'array':
      return arrayCheck(take);
    case 'object':
      return objectCheck(take);
    default:
      return giveUp();
  }
}

function stringCheck(take: Take): QuickCheck {
  const min = countOf(take('minLength')) ?? 0;
  const max = countOf(take('maxLength')) ?? Number.POSITIVE_INFINITY;
  const checks: QuickCheck[] = [
    (value) => {
      if (typeof value !== 'string') return false;
      const { length } = value;
      // A character may be two units long.
      return length <= max && length >= min && (min < 2 || [...value].length >= min);
    },
  ];
  const [pattern, format] = [take('pattern'), take('format')];
  if (pattern !== undefined) {
    const expression = expressionOf(pattern);
    checks.push((value) => expression.test(value as string));
  }
  if (format !== undefined) {
    const accepts = formats[format as string] ?? giveUp();
    checks.push((value) => accepts(value as string));
  }
  return allAccept(checks);
}

function numberCheck(isOfType: (value: unknown) => boolean, take: Take): QuickCheck {
  const least = numberOf(take('minimum')) ?? Number.NEGATIVE_INFINITY;
  const most = numberOf(take('maximum')) ?? Number.POSITIVE_INFINITY;
  return (value) => isOfType(value) && (value as number) >= least && (value as number) <= most;
}

function arrayCheck(take: Take): QuickCheck {
  const min = countOf(take('minItems')) ?? 0;
  const max = countOf(take('maxItems')) ?? Number.POSITIVE_INFINITY;
  const [items, unique] = [take('items'), take('uniqueItems') ?? false];
  const accepts = items === undefined ? undefined : checkOf(items);
  if (typeof unique !== 'boolean') giveUp();
  return (value) => {
    if (!Array.isArray(value) || value.length < min || value.length > max) return false;
    if (accepts) for (const item of value) if (!accepts(item)) return false;
    return !unique || allDiffer(value);
  };
}

function objectCheck(take: Take): QuickCheck {
  const properties = Object.entries(mappingOf(take('properties') ?? {}));
  const patterns = Object.entries(mappingOf(take('patternProperties') ?? {}));
  const required = listOf(take('required') ?? []);
  const [others, names] = [take('additionalProperties') ?? true, take('propertyNames')];
  const known = new Map(properties.map(([key, schema]) => [key, checkOf(schema)]));
  const matching = patterns.map(
    ([pattern, schema]) => [expressionOf(pattern), checkOf(schema)] as const,
  );
  const other = typeof others === 'boolean' ? undefined : checkOf(others);
  // A name is text, so a schema of names may leave its type out.
  const isName = names === undefined ? undefined : checkOf({ type: 'string', ...mappingOf(names) });
  // Of keys without a schema nobody would notice that they are missing; what every object
  // inherits, ajv takes for a key.
  if (!allDiffer(required) || !required.every((key) => known.has(key as string))) giveUp();
  if (properties.some(([key]) => key in Object.prototype)) giveUp();
  const needed = new Set(required);
  return (value) => {
    if (!isMapping(value)) return false;
    let found = 0;
    for (const key in value) {
      const item = value[key];
      if (item === undefined || (isName && !isName(key))) return false;
      let judged = false;
      const accepts = known.get(key);
      if (accepts) {
        if (!accepts(item)) return false;
        if (needed.has(key)) found++;
        judged = true;
      }
      for (const [expression, accepts] of matching) {
        if (!expression.test(key)) continue;
        if (!accepts(item)) return false;
        judged = true;
      }
      if (!judged && !(other ? other(item) : others)) return false;
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

/** Of texts only; whether other values differ is for ajv to say. */
function allDiffer(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length && values.every((one) => typeof one === 'string');
}

function countOf(value: unknown): number | undefined {
  const count = numberOf(value);
  return count === undefined || (Number.isInteger(count) && count >= 0) ? count : giveUp();
}

function numberOf(value: unknown): number | undefined {
  return value === undefined || Number.isFinite(value) ? (value as number | undefined) : giveUp();
}

function expressionOf(pattern: unknown): RegExp {
  try {
    return typeof pattern === 'string' ? new RegExp(pattern, 'u') : giveUp();
  } catch {
    return giveUp();
  }
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : giveUp();
}

function mappingOf(value: unknown): Record<string, unknown> {
  return isMapping(value) ? value : giveUp();
}
