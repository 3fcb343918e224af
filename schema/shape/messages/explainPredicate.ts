import { isMapping } from '../../../base/values/isMapping.ts';
import { describeValue, typeWords } from '../../diagnostics/describeValue.ts';
import { suggestName } from '../../diagnostics/suggestName.ts';
import { isComparison, type Predicate, type Scalar } from '../../vocabulary/condition/Condition.ts';
import type { YamlPath } from '../../yaml/YamlLocation.ts';

/** Why a test can never hold, and which part of it is wrong. */
interface TestFault {
  message: string;
  hint: string;
  path: YamlPath;
}

/**
 * Explains why a test cannot hold for a value of a schema; returns undefined if it can.
 *
 * @param name the value, as messages name it
 * @param schema JSON Schema of the value; its `type` and `enum` are considered
 */
export function explainPredicate(
  name: string,
  test: Predicate,
  schema: unknown,
): TestFault | undefined {
  const { types, choices } = readSchema(schema);
  if (types.length === 0) return undefined;
  if (!isComparison(test)) return explainScalars(name, test, types, choices, []);
  const { not, exists: _, ...bounds } = test;
  const fault = not !== undefined && explainScalars(name, not, types, choices, ['not']);
  if (fault) return fault;
  for (const [key, bound] of Object.entries(bounds)) {
    const isOrdered = types.some((type) => isKind(bound, type));
    const isDay = typeof bound !== 'string' || bound === 'today' || day.test(bound);
    if (isOrdered && isDay) continue;
    return {
      path: [key],
      message: isOrdered
        ? `\`${key}\` compares numbers and days; ${describeValue(bound)} is neither.`
        : `\`${name}\` is ${describeTypes(types)}, which \`${key}\` cannot compare with ${describeValue(bound)}.`,
      hint: types.includes('string')
        ? 'write a day such as 2026-01-31, or `today`'
        : types.includes('number') || types.includes('integer')
          ? 'write a number'
          : 'write the value itself, a list of values, or `not:`',
    };
  }
  return undefined;
}

function explainScalars(
  name: string,
  test: Scalar | Scalar[],
  types: readonly string[],
  choices: readonly unknown[],
  path: YamlPath,
): TestFault | undefined {
  for (const [index, one] of [test].flat().entries()) {
    const at = Array.isArray(test) ? [...path, index] : path;
    if (!types.some((type) => isKind(one, type)))
      return {
        path: at,
        message: `\`${name}\` is ${describeTypes(types)}, so it is never ${describeValue(one)}.`,
        hint: types.includes('boolean')
          ? 'write `true` or `false`'
          : 'compare with a value of its type',
      };
    if (choices.length === 0 || choices.includes(one)) continue;
    const otherwise = `available values: ${choices.join(', ')}`;
    return {
      path: at,
      message: `\`${name}\` is never ${describeValue(one)}.`,
      hint: suggestName(String(one), choices.map(String), otherwise).hint,
    };
  }
  return undefined;
}

/** Reads the types and choices of a value, or of the entries of a list. */
function readSchema(schema: unknown): { types: string[]; choices: unknown[] } {
  if (!isMapping(schema)) return { types: [], choices: [] };
  if (schema.type === 'array') return readSchema(schema.items);
  const choices = Array.isArray(schema.enum) ? schema.enum : [];
  const types = (
    schema.type === undefined ? choices.map((one) => typeof one) : [schema.type]
  ).flat();
  return { types: [...new Set(types.map(String))], choices };
}

function isKind(value: unknown, type: string): boolean {
  return typeof value === (type === 'integer' ? 'number' : type);
}

function describeTypes(types: readonly string[]): string {
  return types.map((type) => typeWords[type] ?? type).join(' or ');
}

const day = /^\d{4}-\d\d-\d\d(?:T.*)?$/;
