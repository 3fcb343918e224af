import type { FieldSchema } from '../../protocol.ts';
import type { Content } from '../../yaml/emit.ts';

/** Of several possible schemas the one that a value was written for; the first for a new one. */
export function selectBranch(schema: FieldSchema, value: unknown): FieldSchema {
  const [first] = schema.anyOf ?? [];
  if (!first) return schema;
  const kind = Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;
  const fits = schema.anyOf?.find(
    ({ type }) => type === kind || (type === 'integer' && kind === 'number'),
  );
  return { ...(fits ?? first), description: schema.description ?? fits?.description ?? '' };
}

/** The smallest content of a schema, for something that is added. */
export function createBlankValue(schema: FieldSchema): Content {
  const branch = selectBranch(schema, undefined);
  if (branch.const !== undefined) return branch.const as Content;
  if (branch.default !== undefined) return branch.default as Content;
  if (branch.enum) return branch.enum[0] ?? '';
  if (branch.type === 'array')
    return branch.items && branch.minItems ? [createBlankValue(branch.items)] : [];
  if (branch.type === 'boolean') return false;
  if (branch.type === 'number' || branch.type === 'integer') return branch.minimum ?? 0;
  if (branch.type !== 'object') return '';
  const required = branch.required ?? [];
  return Object.fromEntries(
    Object.entries(branch.properties ?? {}).flatMap(([key, one]) =>
      required.includes(key) ? [[key, createBlankValue(one)]] : [],
    ),
  );
}

/** The value at a path; undefined where there is none. */
export function getValueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown> | undefined | null)?.[key],
    root,
  );
}
