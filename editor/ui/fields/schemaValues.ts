import type { JsonValue } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** Returns the branch of an `anyOf` that fits the type of a value, otherwise the first one. */
export function selectBranch(schema: FieldSchema, value: unknown): FieldSchema {
  const [first] = schema.anyOf ?? [];
  if (!first) return schema;
  const valueType = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const branch = schema.anyOf?.find(
    ({ type }) => type === valueType || (type === 'integer' && valueType === 'number'),
  );
  const { title = branch?.title, description = branch?.description ?? '' } = schema;
  return { ...(branch ?? first), description, ...(title !== undefined && { title }) };
}

/** Returns the smallest content for a schema, as the value of an added key or item. */
export function createBlankValue(schema: FieldSchema): JsonValue {
  const branch = selectBranch(schema, undefined);
  if (branch.const !== undefined) return branch.const as JsonValue;
  if (branch.default !== undefined) return branch.default as JsonValue;
  if (branch.enum) return branch.enum[0] ?? '';
  if (branch.type === 'array')
    return branch.items && branch.minItems ? [createBlankValue(branch.items)] : [];
  if (branch.type === 'boolean') return false;
  if (branch.type === 'number' || branch.type === 'integer') return branch.minimum ?? 0;
  if (branch.type !== 'object') return '';
  const required = branch.required ?? [];
  return Object.fromEntries(
    Object.entries(branch.properties ?? {}).flatMap(([key, property]) =>
      required.includes(key) ? [[key, createBlankValue(property)]] : [],
    ),
  );
}
