/** Names of JSON Schema types in messages. */
export const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  null: 'nothing',
};

/** Describes a value for a message: shortened, with its type where that helps. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value !== 'string')
    return typeof value === 'number' ? `the number ${value}` : `\`${value}\``;
  const text = value.replace(/\s+/g, ' ').trim();
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}

/** Returns the values of `enum` or `const`; an empty list for other schemas. */
export function getChoices(schema: Record<string, unknown>): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : [];
}

/** Names the key or entry that a path ends with, for the start of a sentence. */
export function describeKey(path: readonly (string | number)[]): string {
  const last = path.at(-1);
  if (last === undefined) return 'The value';
  return typeof last === 'number' ? `Entry ${last + 1}` : `\`${last}\``;
}
