import type { YamlPath } from '../yaml/YamlLocation.ts';

/** What a JSON Schema type is called by people. */
export const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  null: 'nothing',
};

/** A value as it is shown in a message: short, with its kind where that helps. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'an empty value';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value !== 'string')
    return typeof value === 'number' ? `the number ${value}` : `\`${value}\``;
  const text = value.replace(/\s+/g, ' ').trim();
  return `"${text.length > 60 ? `${text.slice(0, 57)}…` : text}"`;
}

/** The values a schema admits when it names them one by one. */
export function getChoices(schema: Record<string, unknown>): unknown[] {
  if (Array.isArray(schema.enum)) return schema.enum;
  return 'const' in schema ? [schema.const] : [];
}

/** Names the key or entry that a path ends with, for the start of a sentence. */
export function describeKey(path: YamlPath): string {
  const last = path.at(-1);
  if (last === undefined) return 'The value';
  return typeof last === 'number' ? `Entry ${last + 1}` : `\`${last}\``;
}
