import Type, { type TProperties } from 'typebox';

/** Returns the schema of a mapping; keys that it does not name are errors. */
export const mapping = <Keys extends TProperties>(
  description: string,
  keys: Keys,
  annotations = {},
) => Type.Object(keys, { additionalProperties: false, ...annotations, description });
