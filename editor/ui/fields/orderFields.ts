import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** Lists the fields of a mapping in the order of a form. Files keep the order of the schema. */
export function orderFields({
  properties = {},
  'x-first': first = [],
}: FieldSchema): [key: string, schema: FieldSchema][] {
  const rank = (key: string) => (first.includes(key) ? first.indexOf(key) : first.length);
  return Object.entries(properties).toSorted(([a], [b]) => rank(a) - rank(b));
}
