/** A JSON Schema as plain data. */
export type JsonSchema = { [key: string]: unknown };

/**
 * A schema as editors should see it: any value may also be a `{{ … }}`, icons are chosen from the
 * list, and formats that only this program knows are left out.
 */
export function allowInterpolations(schema: object): JsonSchema {
  const { format, ...rest } = schema as JsonSchema;
  if (format === 'icon')
    return {
      description: rest.description,
      anyOf: [{ $ref: '#/$defs/icon' }, { $ref: '#/$defs/template' }],
    };
  const inner = { ...rest, ...children(rest) };
  if ('const' in inner || inner.type === 'object') return inner;
  if (inner.type === 'string' && !restricted(inner)) return inner;
  if (Array.isArray(inner.anyOf)) return { ...inner, anyOf: [...inner.anyOf, template] };
  if (!('type' in inner) && !('enum' in inner)) return inner;
  const { description, ...own } = inner;
  return { ...(description !== undefined && { description }), anyOf: [own, template] };
}

const template = { $ref: '#/$defs/template' };

function restricted(schema: JsonSchema): boolean {
  return ['pattern', 'enum', 'maxLength'].some((key) => key in schema);
}

function children(schema: JsonSchema): JsonSchema {
  const result: JsonSchema = {};
  for (const key of ['properties', 'patternProperties'])
    if (isRecord(schema[key])) result[key] = mapValues(schema[key], allowInterpolations);
  for (const key of ['items', 'additionalProperties'])
    if (isRecord(schema[key])) result[key] = allowInterpolations(schema[key]);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const list = schema[key];
    if (Array.isArray(list)) result[key] = list.map((one) => ({ ...one, ...children(one) }));
  }
  return result;
}

function mapValues(record: JsonSchema, change: (schema: object) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, isRecord(value) ? change(value) : value]),
  );
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
