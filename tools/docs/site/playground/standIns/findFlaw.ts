import type { ValidatedPlace } from './ValidatedPlace.ts';

/**
 * Compares a value of the right type with a keyword that looks at nothing inside of it.
 *
 * @returns the parameters of the error; undefined if the value is fine
 */
export function findFlaw(
  keyword: string,
  expected: unknown,
  { value, formats, compilePattern }: ValidatedPlace,
): object | undefined {
  const test = tests[keyword];
  if (test) {
    const [isFine, comparison] = test;
    if (isFine(value as never, expected as never)) return undefined;
    return { ...(comparison && { comparison }), limit: expected };
  }
  switch (keyword) {
    case 'const':
      return isEqual(value, expected) ? undefined : { allowedValue: expected };
    case 'enum': {
      const allowedValues = expected as unknown[];
      return allowedValues.some((one) => isEqual(value, one)) ? undefined : { allowedValues };
    }
    case 'multipleOf':
      return Number.isInteger((value as number) / (expected as number))
        ? undefined
        : { multipleOf: expected };
    case 'pattern':
      return compilePattern(expected as string).test(value as string)
        ? undefined
        : { pattern: expected };
    case 'format':
      return (formats[expected as string]?.(value as string) ?? true)
        ? undefined
        : { format: expected };
    default:
      return expected ? findTwins(value as unknown[]) : undefined;
  }
}

/** The keywords with a limit: whether a value keeps it, and how an error names the comparison. */
const tests: Record<string, [isFine: (value: never, limit: number) => boolean, name?: string]> = {
  maximum: [(value: number, limit) => value <= limit, '<='],
  minimum: [(value: number, limit) => value >= limit, '>='],
  exclusiveMaximum: [(value: number, limit) => value < limit, '<'],
  exclusiveMinimum: [(value: number, limit) => value > limit, '>'],
  maxLength: [(value: string, limit) => [...value].length <= limit],
  minLength: [(value: string, limit) => [...value].length >= limit],
  maxItems: [(value: unknown[], limit) => value.length <= limit],
  minItems: [(value: unknown[], limit) => value.length >= limit],
  maxProperties: [(value: object, limit) => Object.keys(value).length <= limit],
  minProperties: [(value: object, limit) => Object.keys(value).length >= limit],
};

/** Returns the places of two equal items, as ajv names them; undefined if all differ. */
function findTwins(items: readonly unknown[]): { i: number; j: number } | undefined {
  for (let i = items.length - 1; i > 0; i--)
    for (let j = i - 1; j >= 0; j--) if (isEqual(items[i], items[j])) return { i, j };
  return undefined;
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one, other] as Record<string, unknown>[];
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(a?.[key], b?.[key]))
  );
}
