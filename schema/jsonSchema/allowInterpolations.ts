/** A JSON Schema as plain data. */
export type JsonSchema = { [key: string]: unknown };

/**
 * Converts a schema for editors: allows `{{ … }}` for any value, offers lists of icons and forms, and
 * removes formats and annotations that only this program knows.
 */
export function allowInterpolations(schema: object): JsonSchema {
  const { format, 'x-heading': _, 'x-synonyms': __, ...rest } = schema as JsonSchema;
  if (format === 'icon' || format === 'form-name')
    return {
      description: rest.description,
      anyOf: [{ $ref: `#/$defs/${format}` }, { $ref: '#/$defs/template' }],
    };
  const inner = { ...rest, ...convertChildren(rest) };
  if ('const' in inner || inner.type === 'object') return inner;
  if (inner.type === 'string' && !isRestricted(inner)) return inner;
  if (Array.isArray(inner.anyOf)) return { ...inner, anyOf: [...inner.anyOf, template] };
  if (!('type' in inner) && !('enum' in inner)) return inner;
  const { description, ...own } = inner;
  return { ...(description !== undefined && { description }), anyOf: [own, template] };
}

const template = { $ref: '#/$defs/template' };

/** Whether a string schema excludes some `{{ … }}`. */
function isRestricted(schema: JsonSchema): boolean {
  return ['pattern', 'enum', 'maxLength'].some((key) => key in schema);
}

function convertChildren(schema: JsonSchema): JsonSchema {
  const result: JsonSchema = {};
  for (const key of ['properties', 'patternProperties'])
    if (isRecord(schema[key])) result[key] = mapValues(schema[key], allowInterpolations);
  for (const key of ['items', 'additionalProperties'])
    if (isRecord(schema[key])) result[key] = allowInterpolations(schema[key]);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const list = schema[key];
    if (Array.isArray(list))
      result[key] = list.map((member) => ({ ...member, ...convertChildren(member) }));
  }
  return result;
}

function mapValues(record: JsonSchema, convert: (schema: object) => JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, isRecord(value) ? convert(value) : value]),
  );
}

function isRecord(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
