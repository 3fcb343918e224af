import { isMapping } from '../../base/values/isMapping.ts';

/**
 * Returns a value in which whole numbers are text where the schema wants nothing but text; the same
 * value if it contains none. Does not look into alternatives (`anyOf`).
 */
export function takeNumbersAsText(schema: unknown, value: unknown): unknown {
  if (!isMapping(schema)) return value;
  if (schema.type === 'string') return Number.isSafeInteger(value) ? String(value) : value;
  if (schema.type === 'array' && Array.isArray(value)) {
    const items = value.map((item) => takeNumbersAsText(schema.items, item));
    return items.every((item, index) => item === value[index]) ? value : items;
  }
  if (schema.type !== 'object' || !isMapping(value)) return value;
  const properties = isMapping(schema.properties) ? schema.properties : {};
  let copy: Record<string, unknown> | undefined;
  for (const [key, item] of Object.entries(value)) {
    const known = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
    const taken = takeNumbersAsText(known, item);
    if (taken === item) continue;
    copy ??= { ...value };
    copy[key] = taken;
  }
  return copy ?? value;
}
