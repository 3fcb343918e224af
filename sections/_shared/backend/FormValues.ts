/** The values of a form by field name: trimmed text, and `null` for a file field without a file. */
export type FormValues = Record<string, string | string[] | boolean | File | null>;
