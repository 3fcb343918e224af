import type { TSchema } from 'typebox';

// The builders of typebox that the engine uses, without its types and its parser, which are as large
// as the rest of the checker. The bundles of the engine use these instead; a test compares both.

type Options = Record<string, unknown>;
type Schema = TSchema & Options;

/** Schemas that an object may leave out. */
const optional = new WeakSet<TSchema>();

/* @__NO_SIDE_EFFECTS__ */
function buildOptional(schema: Schema): Schema {
  const copy = { ...schema };
  optional.add(copy);
  return copy;
}

/* @__NO_SIDE_EFFECTS__ */
function buildObject(properties: Record<string, Schema>, options?: Options): Schema {
  const entries = Object.entries(properties);
  const required = entries.filter(([, schema]) => !optional.has(schema)).map(([name]) => name);
  return { type: 'object', ...(required.length > 0 && { required }), properties, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildPick(from: Schema, names: readonly string[], options?: Options): Schema {
  const properties = from.properties as Record<string, Schema>;
  const picked = Object.entries(properties).filter(([name]) => names.includes(name));
  return buildObject(Object.fromEntries(picked), options);
}

/* @__NO_SIDE_EFFECTS__ */
function buildRecord({ pattern = '^.*$' }: Schema, value: Schema, options?: Options): Schema {
  return { type: 'object', patternProperties: { [pattern as string]: value }, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildTuple(items: readonly Schema[], options?: Options): Schema {
  return { type: 'array', additionalItems: false, items, minItems: items.length, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildArray(items: Schema, options?: Options): Schema {
  return { type: 'array', items, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildUnion(anyOf: readonly Schema[], options?: Options): Schema {
  return { anyOf, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildEnum(values: readonly unknown[], options?: Options): Schema {
  return { enum: values, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildLiteral(value: unknown, options?: Options): Schema {
  return { type: typeof value, const: value, ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildUnknown(options?: Options): Schema {
  return { ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildString(options?: Options): Schema {
  return { type: 'string', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildNumber(options?: Options): Schema {
  return { type: 'number', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildInteger(options?: Options): Schema {
  return { type: 'integer', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildBoolean(options?: Options): Schema {
  return { type: 'boolean', ...options };
}

/* @__NO_SIDE_EFFECTS__ */
function buildNull(options?: Options): Schema {
  return { type: 'null', ...options };
}

export {
  buildArray as Array,
  buildBoolean as Boolean,
  buildEnum as Enum,
  buildInteger as Integer,
  buildLiteral as Literal,
  buildNull as Null,
  buildNumber as Number,
  buildObject as Object,
  buildOptional as Optional,
  buildPick as Pick,
  buildRecord as Record,
  buildString as String,
  buildTuple as Tuple,
  buildUnion as Union,
  buildUnknown as Unknown,
};
