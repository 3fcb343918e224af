/** The parts of a form that decide which values are valid. */
export interface FormRules<Field extends FieldRules = FieldRules> {
  groups: readonly { when?: FieldCondition; fields: readonly Field[] }[];
}

/** The parts of a field that decide which values are valid. */
export interface FieldRules {
  name: string;
  kind: string;
  required?: boolean;
  /** Minimum and maximum of characters, of a number, or of selected choices. */
  min?: number;
  max?: number;
  /** The step between valid numbers, counted from `min`. */
  step?: number;
  /** The first and last valid date (`2026-01-31` or `today`). */
  earliest?: string;
  latest?: string;
  pattern?: string;
  message?: string;
  choices?: Readonly<Record<string, string>>;
  /** The valid file extensions. */
  accept?: readonly string[];
  maxBytes?: number;
  maxFiles?: number;
  sendAs?: string;
  /** The fixed value of a hidden field. */
  value?: string;
  /** Where the browser takes the value of a hidden field from, instead of `value`. */
  from?: string;
  when?: FieldCondition;
}

/**
 * The condition under which a group or field is part of the form: each named field has the value, or
 * one of the values. A group of checkboxes has each value that is selected.
 */
export type FieldCondition = Readonly<Record<string, ConditionValue | readonly ConditionValue[]>>;

type ConditionValue = string | number | boolean;

/** A normalized value. Browsers evaluate the chosen files, functions the names of the stored ones. */
export type FieldValue = string | number | boolean | string[] | FileLike | FileLike[];

/** The properties of a `File` that are checked. */
export interface FileLike {
  name: string;
  size: number;
}

/** Returns the key under which a field's value is sent and stored. */
export function getSubmittedName({ kind, name, sendAs }: FieldRules): string {
  return kind === 'file' ? (sendAs ?? name) : name;
}

/**
 * Returns the name of the input that visitors never see, so that only bots fill it in: `website`, or
 * `homepage` in a form with a field of that name. For form services it is `_gotcha`, which Formspree,
 * Basin and others expect and leave out of what they pass on.
 */
export function getHoneypotName(fields: readonly FieldRules[], isExternal = false): string {
  if (isExternal) return '_gotcha';
  return fields.some(({ name }) => name === 'website') ? 'homepage' : 'website';
}

/** The maximum size of a file in bytes, for fields without `maxBytes`. */
export const defaultMaxBytes = 10_485_760;

/** The maximum length of each kind of field in characters, for fields without `max`. */
export const defaultMaxLengths: Readonly<Record<string, number>> = {
  text: 200,
  email: 254,
  tel: 40,
  url: 2000,
  textarea: 5000,
  search: 500,
  hidden: 2000,
};
