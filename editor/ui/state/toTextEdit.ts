import type { YamlEdit } from '../../../features/_shared/yamlEdits/index.ts';
import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** A field with a text, wherever the author types it. */
export interface EditedField {
  schema: FieldSchema;
  /** Whether the manifest has a value. */
  isSet: boolean;
  path: (string | number)[];
  order: readonly string[];
  optional: boolean;
}

/** Returns the edit for a typed text; undefined if nothing changes. An optional text is removed when empty. */
export function toTextEdit(
  text: string,
  field: EditedField,
): Extract<YamlEdit, { kind: 'set' | 'remove' }> | undefined {
  const { schema, path, order } = field;
  if (text === '' && field.optional) return field.isSet ? { kind: 'remove', path } : undefined;
  return { kind: 'set', path, value: readTypedValue(text, schema), order };
}

/** Reads a typed text as a value of its schema. */
export function readTypedValue(text: string, { type }: FieldSchema): string | number | boolean {
  const isNumeric = type === 'number' || type === 'integer';
  if (isNumeric && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  return type === 'boolean' && /^(true|false)$/.test(text) ? text === 'true' : text;
}
