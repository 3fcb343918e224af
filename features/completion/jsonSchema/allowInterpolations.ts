import { isMapping } from '../../../base/values/isMapping.ts';
import { listSchema } from '../../../schema/index.ts';

/** A JSON Schema as plain data. */
export type JsonSchema = { [key: string]: unknown };

/**
 * Converts a schema for editors: allows `{{ … }}` for any value, offers lists of icons and forms, and
 * removes formats and annotations that only this program knows.
 *
 * @param pointer where the result will be, such as `#/$defs/section-faq`; with it, lists may also take
 * their entries from rows
 */
export function allowInterpolations(schema: object, pointer?: string): JsonSchema {
  const { format, ...annotated } = schema as JsonSchema;
  const rest = omitAnnotations(annotated);
  if (completed.has(String(format)) && !('pattern' in rest))
    return {
      description: rest.description,
      anyOf: [{ $ref: `#/$defs/${format}` }, { $ref: '#/$defs/template' }],
    };
  const isList = pointer !== undefined && rest.type === 'array';
  const inner = { ...rest, ...convertChildren(rest, isList ? `${pointer}/anyOf/0` : pointer) };
  if ('const' in inner || inner.type === 'object') return inner;
  if (inner.type === 'string' && !isRestricted(inner)) {
    if (!texts.has(String(format))) return takeNumbers(inner);
    const { type: _____, ...own } = inner;
    return { ...own, $ref: '#/$defs/text' };
  }
  if (Array.isArray(inner.anyOf)) return { ...inner, anyOf: [...inner.anyOf, template] };
  if (!('type' in inner) && !('enum' in inner)) return inner;
  const { description, ...own } = inner;
  return {
    ...(description !== undefined && { description }),
    anyOf: [
      takeNumbers(own),
      template,
      ...(isList ? [createListSchema(`${pointer}/anyOf/0/items`)] : []),
    ],
  };
}

function omitAnnotations(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => !key.startsWith('x-')));
}

/** Formats of texts, which may contain values of the site. */
const texts = new Set(['article', 'line', 'markdown', 'plain']);

/** Formats that are definitions of the schema, with the values that editors offer. */
const completed = new Set(['form-name', 'icon', 'image', 'link']);

/** Creates the schema of a list from rows, with the schema of its entries. */
function createListSchema(entry: string): JsonSchema {
  const keys = mapValues(listSchema.properties, (_, key) => ({
    $ref: `#/$defs/list/properties/${key}`,
  }));
  const { description }: JsonSchema = { ...listSchema };
  const as: JsonSchema = { ...listSchema.properties.as };
  return {
    type: 'object',
    description,
    required: ['from'],
    properties: {
      ...keys,
      from: { $ref: '#/$defs/rows' },
      as: { description: as.description, $ref: entry },
    },
    additionalProperties: false,
    allOf: [{ $ref: '#/$defs/columns' }],
  };
}

/** Takes whole numbers for text, as the check does: YAML reads `2024` as one. */
function takeNumbers(schema: JsonSchema): JsonSchema {
  return schema.type === 'string' ? { ...schema, type: ['string', 'integer'] } : schema;
}

const template = { $ref: '#/$defs/template' };

/** Whether a string schema excludes some `{{ … }}`. */
function isRestricted(schema: JsonSchema): boolean {
  return ['pattern', 'enum', 'maxLength'].some((key) => key in schema);
}

function convertChildren(schema: JsonSchema, pointer?: string): JsonSchema {
  const inside = (...steps: string[]) => pointer && [pointer, ...steps].join('/');
  const result: JsonSchema = {};
  for (const key of ['properties', 'patternProperties'])
    if (isMapping(schema[key]))
      result[key] = mapValues(schema[key], (inner, name) =>
        allowInterpolations(inner, inside(key, name)),
      );
  for (const key of ['items', 'additionalProperties'])
    if (isMapping(schema[key])) result[key] = allowInterpolations(schema[key], inside(key));
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const list = schema[key];
    if (Array.isArray(list))
      result[key] = list.map((member, index) => ({
        ...member,
        ...convertChildren(member, inside(key, String(index))),
      }));
  }
  return result;
}

/** Converts the values of a mapping that are mappings themselves. */
export function mapValues(
  record: object,
  convert: (schema: object, key: string) => JsonSchema,
): JsonSchema {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      isMapping(value) ? convert(value, key) : value,
    ]),
  );
}
