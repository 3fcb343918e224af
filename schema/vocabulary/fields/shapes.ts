import Type, { type TProperties, type TSchema } from 'typebox';

/** Returns the schema of a mapping; keys that it does not name are errors. */
export const mapping = <Keys extends TProperties>(
  description: string,
  keys: Keys,
  annotations = {},
) => Type.Object(keys, { additionalProperties: false, ...annotations, description });

/** Returns the schema of an optional key that is on or off. */
export const flag = (description: string, annotations = {}) =>
  Type.Optional(Type.Boolean({ ...annotations, description }));

/** Returns the schema of an optional key with one of a few values. */
export const choice = <Value extends string | number>(
  values: readonly Value[],
  description: string,
  annotations = {},
) => Type.Optional(Type.Enum([...values], { ...annotations, description }));

/** Returns the schema of an optional list of at least one item. */
export const list = <Item extends TSchema>(description: string, item: Item, annotations = {}) =>
  Type.Optional(Type.Array(item, { minItems: 1, ...annotations, description }));
