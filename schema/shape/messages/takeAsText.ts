import type { ErrorObject } from 'ajv';

/**
 * Returns a copy of a value in which whole numbers are text where the schema wants text; undefined
 * if no error is about such a number.
 */
export function takeAsText(value: unknown, errors: readonly ErrorObject[]): unknown {
  let copy = value;
  let isChanged = false;
  for (const { keyword, params, data, instancePath } of errors) {
    const types: string[] = keyword === 'type' ? [params.type].flat() : [];
    if (!types.includes('string') || !Number.isSafeInteger(data)) continue;
    const steps = instancePath.split('/').slice(1);
    const path = steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    copy = replaceAt(copy, path, String(data));
    isChanged = true;
  }
  return isChanged ? copy : undefined;
}

function replaceAt(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  if (Array.isArray(value))
    return value.with(Number(key), replaceAt(value[Number(key)], rest, text));
  const mapping = value as Record<string, unknown>;
  return { ...mapping, [key]: replaceAt(mapping[key], rest, text) };
}
