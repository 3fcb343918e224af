import type { FieldSchema } from '../../protocol/FieldSchema.ts';

/** Props of every kind of field. */
export interface FieldProps {
  name: string;
  schema: FieldSchema;
  value: unknown;
  /** Path from the content that the form edits. */
  path: (string | number)[];
  /** The keys of the mapping in schema order; a key that is added goes to its position. */
  order: readonly string[];
  optional: boolean;
  /** Whether the author has just added the field. */
  isOpened?: boolean;
}
